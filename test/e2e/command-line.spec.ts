import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import type { TestInfo } from "@playwright/test";
import type { Settings } from "@matte/engine";
import type { FixtureName } from "../photos/index.ts";
import { matte, writeAccount } from "./support/command-line.ts";
import type { EditorPage } from "./support/editor-page.ts";
import { exported } from "./support/exported.ts";
import { openLook, type Look } from "./support/look.ts";
import { hasSamePixelData } from "./support/pixel-data.ts";
import { effort } from "../effort.ts";
import { describeDifference } from "../framed/picture.ts";
import { expect, test } from "./support/test.ts";
import { filesOfZip, plainNames } from "./support/zipped.ts";

test.use({ plan: "pro", storesCopies: false });

/** Blocks, scans, orientations, profiles, alpha, depth and raw files; one of each kind. */
const NAMES: readonly FixtureName[] = [
  "canon-eos-r6",
  "iphone-15-pro",
  "leica-q2",
  "panorama",
  "plain",
  "one-pixel",
  "orientation-3",
  "orientation-6",
  "orientation-7",
  "adobe-rgb",
  "prophoto-rgb",
  "grey-gamma-18",
  "progressive-420",
  "progressive-grey",
  "restart-422-rows",
  "quality-40",
  "sampling-440",
  "separate-scans",
  "unaligned-420",
  "unaligned-444",
  "png-rgb",
  "png-palette",
  "png-16-bit",
  "png-transparent",
  "webp-lossy",
  "webp-orientation-6",
  "cmyk-profile",
  "raw-nef",
];

/** In Display P3. */
const WIDE_PNG: readonly string[] = ["IMG_0042.png", "adobe-rgb.png", "prophoto-rgb.png"];

const CAPTION = { showMetadata: true };
const PHOTO_BY = { photoBy: "Photo by Ada Łukasz" };

interface Case {
  readonly title: string;
  readonly settings: Readonly<Partial<Settings>>;
  readonly texts?: Readonly<Partial<Settings>>;
  /** Options for settings that looks have not. */
  readonly options?: readonly string[];
}

const MARK = "© Ines Morel";

/** Each with a finish or place, so that these are compared too. */
const LABELS: readonly (readonly [name: string, settings: Readonly<Partial<Settings>>])[] = [
  ["gallery, in the matte", { labelStyle: "gallery", labelPlace: "matte" }],
  ["wall, in letterpress", { labelStyle: "wall", textFinish: "letterpress" }],
  ["wall, on the photo", { labelStyle: "wall", labelPlace: "photo", labelCorner: "top-right" }],
  ["data, in silver", { labelStyle: "data", textFinish: "silver", outerBorderColor: "#1A1D1C" }],
  ["plate, in gold", { labelStyle: "plate", textFinish: "gold", outerBorderColor: "#1A1D1C" }],
  ["contact, on black", { labelStyle: "contact", outerBorderColor: "#0B0A09" }],
  ["poster, in a colour", { labelStyle: "poster", captionColor: "#7A1F2B" }],
  ["press, in a chosen font", { labelStyle: "press", labelFont: "chosen", metadataFont: "Lora" }],
];

const AS_THEY_ARE: Case = { title: "as they are, with a caption", settings: { ...CAPTION, metadataFont: "Lora" } };
const AS_PNG: Case = {
  title: "as PNG",
  settings: { ...CAPTION, exportFormat: "png", outerBorderColor: "#D8D2C6" },
};
const FOR_4_5: Case = { title: "for 4:5", settings: { ...CAPTION, socialPreset: "portrait-4x5", outerBorderSize: 12 } };
/** In four scripts. */
const WITH_LOGO: Case = {
  title: "with a logo",
  // Looks have no logo settings.
  settings: CAPTION,
  texts: { locationText: "서울의 밤, 東京", additionalCredits: "Утро" },
};
const WITH_MARK: Case = {
  title: "with a mark on the photo",
  settings: { ...CAPTION, photoMark: "text", photoMarkText: MARK, photoMarkPlace: "tiled" },
  options: ["--mark", MARK, "--mark-place", "tiled"],
};
const WITH_LABELS = LABELS.map(([name, label]): Case => ({
  title: `with a label of the style ${name}`,
  settings: { ...CAPTION, ...label },
  texts: { locationText: "Lisboa, 東京", additionalCredits: "Rui Falcão" },
}));

/** A lossless frame and a painted one. */
const TWO_ROUTES: readonly FixtureName[] = ["canon-eos-r6", "png-rgb"];

test(`The command frames ${NAMES.length} photos with a caption, in their formats and as PNG, as the page does`, async ({
  editor,
  photos,
}, info) => {
  const paths = await photos(...NAMES);
  await editor.give(...paths);
  for (const one of [AS_THEY_ARE, AS_PNG]) await expectSameFiles(editor, paths, one, info);
});

// Decoders and painters are all compared as PNG, JPEG encoders by these.
const ENCODED = NAMES.filter((_, index) => index % effort(2, 1) === 0);

test(`The command frames ${ENCODED.length} photos for 4:5 as the page does`, async ({ editor, photos }, info) => {
  const paths = await photos(...ENCODED);
  await editor.give(...paths);
  await expectSameFiles(editor, paths, FOR_4_5, info);
});

test("The command frames photos with a logo, and a caption in four scripts, as the page does", async ({
  editor,
  photos,
}, info) => {
  const [logo = ""] = await photos("png-transparent");
  await editor.unfold("Logo");
  await editor.field("Logo").setInputFiles(logo);
  const paths = await photos("canon-eos-r6", "orientation-6", "unaligned-420");
  await editor.give(...paths);
  await expectSameFiles(editor, paths, { ...WITH_LOGO, options: ["--logo", logo] }, info);
});

test("The command frames photos with a mark on the photo, and with a label of each style, as the page does", async ({
  editor,
  photos,
}, info) => {
  const paths = await photos(...TWO_ROUTES);
  await editor.give(...paths);
  // A second thread would load the program for one photo.
  for (const { options = [], ...one } of [WITH_MARK, ...WITH_LABELS])
    await expectSameFiles(editor, paths, { ...one, options: [...options, "--jobs", "1"] }, info);
});

/** Frames photos by the page, where they are open, and by the command. */
async function expectSameFiles(
  editor: EditorPage,
  paths: readonly string[],
  { title, settings, texts, options = [] }: Case,
  info: TestInfo,
): Promise<void> {
  const look = { version: 1, settings, texts: { ...PHOTO_BY, ...texts } };
  await test.step(title, async () => {
    await openLook(editor.page, look);
    await editor.text(`${paths.length} photos, one ZIP`).waitFor();
    const zip = await exported(editor.page, () => editor.button("Export").click());
    const byPage = await filesOfZip(zip.bytes);

    await writeAccount(info.outputPath("settings"), "pro");
    const [file, out] = [info.outputPath("look.json"), info.outputPath(title)];
    await writeFile(file, JSON.stringify(look));
    await matte(info.outputPath("settings"), "frame", ...paths, "--look", file, "--out", out, ...options);
    const written = plainNames(byPage);
    expect(await readdir(out)).toEqual(written.toSorted());
    const differing: string[] = [];
    for (const [index, name] of written.entries()) {
      const ours = await readFile(join(out, name));
      const theirs = byPage[index]!.bytes;
      const isSame = WIDE_PNG.includes(name) ? hasSamePixelData(ours, theirs) : ours.equals(theirs);
      if (!isSame) differing.push(`${name}: ${await describeDifference(ours, theirs)}`);
    }
    expect(differing).toEqual([]);
  });
}

/** Subjects as file names. Between two in each script come Latin ones, which no other script's face may change. */
const SUBJECTS = [
  "Atelier Nord",
  "Σαντορίνη α",
  "AV Toronto",
  "Утро Ёлка",
  "Łódź Győr",
  "東京タワー 这",
  "Print 2",
  "长城 日出",
  "Type Foundry",
  "서울 长",
  "Đà Nẵng",
  "שקיעה Haifa",
] as const;

/** Fixtures under these names several times, neighbours in unlike scripts in an order no sort gives. */
const RUN = Array.from({ length: effort(24, 60) }, (_, index) => ({
  photo: "plain" as const,
  as: `${SUBJECTS[(index * 7) % SUBJECTS.length]} ${Math.floor(index / SUBJECTS.length)}.jpg`,
}));

test(`The command frames ${RUN.length} photos with captions in eight scripts, in any order, as the page does`, async ({
  editor,
  photos,
  page,
}, info) => {
  const look = {
    version: 1,
    settings: { ...CAPTION, metadataFont: "Inter" },
    texts: { photoBy: "Print: Atelier Nord" },
  } satisfies Look;
  const paths = await photos(...RUN);
  await openLook(page, look);
  await editor.give(...paths);
  await editor.text(`${paths.length} photos, one ZIP`).waitFor();
  const { bytes } = await exported(page, () => editor.button("Export").click());
  const byPage = await filesOfZip(bytes);

  await writeAccount(info.outputPath("settings"), "pro");
  const file = info.outputPath("look.json");
  await writeFile(file, JSON.stringify(look));
  for (const [title, order] of [
    ["as given", paths],
    ["reversed", paths.toReversed()],
  ] as const) {
    const out = info.outputPath(title);
    await matte(info.outputPath("settings"), "frame", ...order, "--look", file, "--out", out);
    const differing: string[] = [];
    for (const [index, name] of plainNames(byPage).entries()) {
      const [ours, theirs] = [await readFile(join(out, name)), byPage[index]!.bytes];
      if (!ours.equals(theirs)) differing.push(`${title}: ${name}: ${await describeDifference(ours, theirs)}`);
    }
    expect(differing).toEqual([]);
  }
});

test.describe("Signed out", () => {
  test.use({ plan: "free" });

  test("the command prints the watermark as the page does", async ({ editor, photos, page }, info) => {
    for (const name of ["canon-eos-r6", "png-rgb"] as const) {
      const [path = ""] = await photos(name);
      await editor.loadInstead(path);
      const { bytes } = await exported(page, () => editor.button("Export").click());
      const out = info.outputPath(name);
      await matte(info.outputPath("settings"), "frame", path, "--out", out);
      const [result = ""] = await readdir(out);
      expect((await readFile(join(out, result))).equals(bytes), name).toBe(true);
    }
  });
});

test("The command frames a CMYK photo like the page, byte for byte", async ({ editor, photos, page }, info) => {
  const [path = ""] = await photos("cmyk");
  const look = { version: 1, settings: { exportFormat: "png" } } satisfies Look;
  await openLook(page, look);
  await editor.load(path);
  const { bytes } = await exported(page, () => editor.button("Export").click());
  await writeAccount(info.outputPath("settings"), "pro");
  const [file, out] = [info.outputPath("look.json"), info.outputPath("out")];
  await writeFile(file, JSON.stringify(look));
  await matte(info.outputPath("settings"), "frame", path, "--look", file, "--out", out);
  const [result = ""] = await readdir(out);
  const ours = await readFile(join(out, result));
  expect(ours.equals(bytes) || (await describeDifference(ours, bytes))).toBe(true);
});

test("The command keeps the gain map of an AVIF as the page does", async ({ editor, photos, page }, info) => {
  const [path = ""] = await photos("avif-tone-map");
  await editor.load(path);
  const { bytes } = await exported(page, () => editor.button("Export").click());
  await writeAccount(info.outputPath("settings"), "pro");
  const out = info.outputPath("out");
  const printed = await matte(info.outputPath("settings"), "frame", path, "--out", out, "--json");
  expect(JSON.parse(printed)).toMatchObject({ status: "framed", hdr: "kept" });
  const [result = ""] = await readdir(out);
  const ours = await readFile(join(out, result));
  expect(findGainMap(ours)).toMatchObject({ metadata: { form: "hdrgm" } });
  expect(ours.equals(bytes) || (await describeDifference(ours, bytes))).toBe(true);
});
