/** Files of the command line and of the page, byte for byte. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import type { PhotoName } from "../photos/index.ts";
import { matte, writeAccount } from "./support/command-line.ts";
import { exported } from "./support/exported.ts";
import { expect, test } from "./support/test.ts";
import { filesOfZip, plainNames } from "./support/zipped.ts";

test.use({ plan: "pro" });

/** Blocks, scans, orientations, profiles, alpha, depth and raw files; one of each kind. */
const NAMES: readonly PhotoName[] = [
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
];

/** Each painter writes its own Display P3 profile into a PNG: all samples and other chunks are the same. */
const WIDE_PNG: readonly string[] = ["IMG_0042.png", "adobe-rgb.png", "prophoto-rgb.png"];

/** A PNG without its colour profile. */
function pixelData(png: Buffer): Buffer {
  const kept = [png.subarray(0, 8)];
  for (let at = 8; at < png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    if (!/^(?:iCCP|cICP)$/.test(type)) kept.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

const CAPTION = { showMetadata: true };
const CASES = [
  ["as they are, with a caption", { ...CAPTION, metadataFont: "Lora" }],
  ["for 4:5", { ...CAPTION, socialPreset: "portrait-4x5", outerBorderSize: 12 }],
  ["as PNG", { ...CAPTION, exportFormat: "png", outerBorderColor: "#D8D2C6" }],
] as const;

for (const [title, settings] of CASES) {
  test(`The command frames ${NAMES.length} photos ${title} as the page does`, async ({
    editor,
    photos,
    page,
  }, info) => {
    const look = { version: 1, settings, texts: { photoBy: "Photo by Ada Łukasz" } };
    const paths = await photos(...NAMES);
    await page.goto("about:blank");
    await page.goto(`/tool#look=${deflateRawSync(JSON.stringify(look)).toString("base64url")}`);
    await page.getByRole("region", { name: "Shared look" }).getByRole("button", { name: "Keep" }).click();
    await editor.give(...paths);
    await editor.text(`${NAMES.length} photos, one ZIP`).waitFor();
    const zip = await exported(page, () => editor.button("Export").click());
    const byPage = await filesOfZip(zip.bytes);

    await writeAccount(info.outputPath("settings"), "pro");
    const [file, out] = [info.outputPath("look.json"), info.outputPath("out")];
    await writeFile(file, JSON.stringify(look));
    await matte(info.outputPath("settings"), "frame", ...paths, "--look", file, "--out", out);
    const names = plainNames(byPage);
    expect(await readdir(out)).toEqual(names.toSorted());
    const differing: string[] = [];
    for (const [index, name] of names.entries()) {
      const ours = await readFile(join(out, name));
      const theirs = byPage[index]!.bytes;
      const isSame = WIDE_PNG.includes(name) ? pixelData(ours).equals(pixelData(theirs)) : ours.equals(theirs);
      if (!isSame) differing.push(name);
    }
    expect(differing).toEqual([]);
  });
}
