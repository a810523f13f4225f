/** Photos framed together: their data, their places, and the way back to each. */
import { setTextRenderer } from "@napi-rs/canvas";
import { collectMetadata } from "../../packages/formats/collect.ts";
import { probe } from "../../packages/formats/probe.ts";
import { readPosition } from "../../packages/formats/read-position.ts";
import { rememberedFrame } from "../../packages/formats/jpeg/frame-record/record-packet.ts";
import { ARRANGEMENTS, DEFAULT_SETTINGS, NO_CROP, type PhotoCrop, type Settings, type SheetPlan } from "@matte/engine";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import { measure } from "@matte/framing/frame/layout.ts";
import { unframeFile, type UnframedSheet } from "@matte/framing/frame/unframe.ts";
import { methodText } from "@matte/framing/photos/method-text.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import type { FrameJob, FramedBytes } from "@matte/framing/photos/types.ts";
import { sheetInput } from "@matte/framing/photos/sheet-places.ts";
import { shownFacts } from "@matte/framing/photos/shown.ts";
import { factsOf } from "@matte/framing/read/facts.ts";
import { readSource } from "@matte/framing/read/source.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { sheetPhoto } from "@matte/framing/sheet/sheet-photo.ts";
import type { SheetPhoto } from "@matte/framing/sheet/types.ts";
import { describe, expect, it, test } from "vitest";
import { frameJobOf } from "../../apps/cli/src/photo-job.ts";
import { coefficientsOf, compareKept } from "../../packages/jpeg/lossless/testing/coefficients.ts";
import { jpeg } from "../../packages/pixels/testing/pictures.ts";
import { hdrPhoto } from "../../tools/photos/hdr/index.ts";
import { photo } from "../photos/index.ts";
import { colourAt, decoded, distance } from "./picture.ts";

const MATTE = "#3C6EA0";
const FRAME: Partial<Settings> = {
  showMetadata: false,
  innerBorderSize: 0,
  outerBorderSize: 14,
  outerBorderColor: MATTE,
};
const ROW: SheetPlan = { arrangement: "row", gap: 5 };

type Files = readonly Uint8Array<ArrayBuffer>[];

interface Sheet extends FramedBytes {
  readonly job: FrameJob;
  readonly methodName: string;
}

async function together(photos: Files, plan: SheetPlan, changes: Partial<Settings> = {}): Promise<Sheet> {
  setTextRenderer("system");
  const [first, ...others] = photos.map((bytes, n) => new File([bytes], `photo ${n + 1}.jpg`));
  const settings = { ...DEFAULT_SETTINGS, ...FRAME, ...changes };
  const wanted = { settings, plan: "pro" } as const;
  const job = await frameJobOf(first!, wanted, { number: 1, count: 1 }, {}, { others, plan });
  const framed = await frameToBytes(job, { enter: () => undefined, startHelpers: startNoHelpers });
  return {
    ...framed,
    job,
    methodName: methodText(plannedMethod(job.facts, { ...job, measure }, framed.fallbackReason)),
  };
}

async function unframed(bytes: Uint8Array<ArrayBuffer>): Promise<UnframedSheet> {
  const result = await unframeFile(new File([bytes], "export.jpeg"));
  if ("refusal" in result || result.sheet === undefined) throw new Error("The sheet did not come apart.");
  return result.sheet;
}

/** All photos of a sheet keep their data in it, and come back with it. */
async function expectLossless(files: Files, sheet: Sheet): Promise<void> {
  expect(sheet.methodName).toBe("Lossless JPEG");
  const { photos } = await unframed(sheet.bytes);
  expect(photos.map(coefficientsOf)).toEqual(files.map(coefficientsOf));
}

async function placesOf({ bytes }: Sheet): Promise<readonly { readonly x: number; readonly y: number }[]> {
  const place = rememberedFrame(await collectMetadata(bytes))?.photo?.place;
  return (place?.parts ?? []).map(({ photo: { x, y } }) => ({ x: x + place!.photo.x, y: y + place!.photo.y }));
}

const aligned = (seed: number, quality = 92): Uint8Array<ArrayBuffer> =>
  jpeg(320, 256, { sampling: "4:2:0", quality }, seed);

describe.each(ARRANGEMENTS)("Photos framed together as a %s", (arrangement) => {
  it.each([2, 3, 9])("keep all their blocks: %i photos", async (count) => {
    const files = Array.from({ length: count }, (_, n) => aligned(n + 1));
    const sheet = await together(files, { arrangement, gap: 5 });
    const places = await placesOf(sheet);
    for (const [n, file] of files.entries())
      expect(compareKept(file, sheet.bytes, places[n]!)).toMatchObject({ different: [] });
    await expectLossless(files, sheet);
  });

  it("come back although they end within a block, and have other quantisation steps", async () => {
    const files = [92, 70, 92].map((quality, n) => jpeg(331, 267, { sampling: "4:2:0", quality }, n + 1));
    await expectLossless(files, await together(files, { arrangement, gap: 6 }));
  });

  it("show the matte between them, on every route", async () => {
    for (const changes of [{}, { keepOriginalJpeg: false }, { surface: "linen" }] as const) {
      const { bytes, job } = await together([aligned(1), aligned(2)], { arrangement, gap: 10 }, changes);
      const picture = await decoded(bytes);
      const [first] = job.facts.sheet!.places;
      const [left, top] = [picture.width - job.facts.size.width, picture.height - job.facts.size.height].map(
        (n) => n / 2,
      );
      const isColumn = arrangement === "column";
      const [x, y] = isColumn ? [left! + 100, top! + first!.height + 12] : [left! + first!.width + 12, top! + 100];
      expect(distance(colourAt(picture, x, y), [0x3c, 0x6e, 0xa0]), JSON.stringify(changes)).toBeLessThan(30);
    }
  });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8] as const)(
  "Photos of orientation %i are side by side when they are upright",
  async (n) => {
    const file = await photo(`orientation-${n}`);
    const sheet = await together([file, file, file], { arrangement: "row", gap: 8 });
    const { places } = sheet.job.facts.sheet!;
    expect(places.map(({ y }) => y)).toEqual([0, 0, 0]);
    expect(places.map(({ x }) => x)).toEqual(places.map(({ x }) => x).toSorted((one, other) => one - other));
    expect(probe(sheet.bytes)).toMatchObject({ header: { orientation: n } });
    await expectLossless([file, file, file], sheet);
  },
);

test("A sheet with equal tables takes as many bytes as its photos and its frame, within a hundredth", async () => {
  const files = [1, 2, 3].map((seed) => jpeg(800, 608, { sampling: "4:2:0", quality: 90 }, seed));
  const { bytes } = await together(files, ROW, { rememberFrame: false });
  const single = await together([files[0]!, files[0]!], ROW, { rememberFrame: false });
  const frame = single.bytes.length - 2 * files[0]!.length;
  const sum = files.reduce((all, { length }) => all + length, 0);
  expect(bytes.length).toBeLessThanOrEqual(1.01 * sum + 2 * Math.max(0, frame));
});

const DRAWN: readonly (readonly [reason: string, files: Files, plan: SheetPlan, changes: Partial<Settings>])[] = [
  ["different sizes", [aligned(1), jpeg(320, 240, { sampling: "4:2:0", quality: 92 })], ROW, {}],
  ["different JPEG sampling or quality", [aligned(1), jpeg(320, 256, { sampling: "4:4:4", quality: 92 })], ROW, {}],
  ["gap would move by over 8 px", [aligned(1), aligned(2)], { arrangement: "row", gap: 1 }, {}],
  ["original data not kept", [aligned(1), aligned(2)], ROW, { keepOriginalJpeg: false }],
];

test.each(DRAWN)("Photos are drawn with the reason: %s", async (reason, files, plan, changes) => {
  const { methodName, job, bytes } = await together(files, plan, changes);
  expect(methodName).toBe(`JPEG 95 % (${reason})`);
  const { places } = job.facts.sheet!;
  expect(new Set(places.map(({ height }) => height)).size).toBe(1);
  expect(await unframeFile(new File([bytes], "export.jpeg"))).toEqual({ refusal: "encoded-again" });
});

/** A loaded photo that shows a part of its file, or all of it turned. */
async function shown(name: string, bytes: Uint8Array<ArrayBuffer>, crop: Partial<PhotoCrop>): Promise<SheetPhoto> {
  const file = new File([bytes], name);
  const facts = await factsOf(await readSource(file));
  return { file, facts: shownFacts(facts, { ...NO_CROP, ...crop }) };
}

test("Photos that are only turned keep their data, and stand side by side as they are shown", async () => {
  const turned = await Promise.all([1, 2].map((n) => shown(`${n}.jpg`, aligned(n), { turn: 1 })));
  const { facts } = await sheetPhoto(turned, ROW, "turned");
  expect(facts.sheet).toMatchObject({
    fallbackReason: null,
    places: [{ x: 0, y: 0, width: 256, height: 320 }, { y: 0 }],
  });
});

test("Cropped photos are drawn, with the matte between them also in a crop of the sheet", async () => {
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  const photos = await Promise.all([1, 2].map((n) => shown(`${n}.jpg`, aligned(n), { crop })));
  const { facts } = await sheetPhoto(photos, ROW, "cropped");
  expect(facts.sheet).toMatchObject({ fallbackReason: "cropped", places: [{ width: 160, height: 256 }, { x: 173 }] });
  const part = shownFacts(facts, { ...NO_CROP, crop: { x: 0, y: 0.5, width: 1, height: 0.5 } });
  expect(sheetInput(part).sheet?.places).toMatchObject([
    { x: 0, y: 0, height: 128 },
    { x: 173, y: 0, height: 128 },
  ]);
});

test("Photos of other formats are drawn without a reason", async () => {
  const { methodName } = await together([aligned(1), await photo("png-rgb")], ROW);
  expect(methodName).toBe("JPEG 95 %");
});

test("A sheet of HDR photos says that it is not HDR", async () => {
  const { methodName } = await together([hdrPhoto("pixel"), hdrPhoto("pixel")], ROW);
  expect(methodName).toMatch(/^Lossless JPEG \(.*HDR/);
});

test("A sheet has the camera data that its photos share, and no location", async () => {
  const [one, other] = [await photo("canon-eos-r6"), await photo("canon-eos-r6")];
  const same = await together([one, other], ROW, { keepLocation: true });
  expect(same.job.facts.camera).toMatchObject({ camera: "Canon EOS R6" });
  expect(await readPosition(same.bytes)).toBeNull();
  const mixed = await together([one, aligned(1)], ROW);
  expect(mixed.job.facts.camera).not.toHaveProperty("camera");
});

test("A sheet gets its new frame around the same photos, with the matte between them", async () => {
  const sheet = await together([aligned(1), aligned(2)], ROW);
  const wanted = { settings: { ...DEFAULT_SETTINGS, ...FRAME, outerBorderSize: 20 }, plan: "pro" } as const;
  const again = await frameJobOf(new File([sheet.bytes], "export.jpeg"), wanted, { number: 1, count: 1 });
  expect(again.facts.sheet?.places).toEqual(sheet.job.facts.sheet?.places);
  const { bytes } = await frameToBytes(again, { enter: () => undefined, startHelpers: startNoHelpers });
  expect((await unframed(bytes)).photos.map(coefficientsOf)).toEqual([1, 2].map((n) => coefficientsOf(aligned(n))));
});
