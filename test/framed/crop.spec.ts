/** Crops by all routes: pixels, data, and nothing left of what was cropped away. */
import type { Settings } from "@matte/engine";
import { unframeFile } from "@matte/framing/frame/unframe.ts";
import { croppedBox, uprightPart } from "@matte/framing/photos/shown.ts";
import { collectMetadata } from "../../packages/formats/collect.ts";
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import { rememberedFrame } from "../../packages/formats/jpeg/frame-record/record-packet.ts";
import { describe, expect, it } from "vitest";
import { compareCrop } from "../../packages/jpeg/lossless/testing/crops.ts";
import { hdrPhoto, MAKERS } from "../../tools/photos/hdr/index.ts";
import { effort } from "../effort.ts";
import { CONVERTED_NAMES, type FixtureName, photo, PHOTO_NAMES } from "../photos/index.ts";
import { type Cropped, cropped } from "./cropped.ts";
import { decoded, distance, colourAt, type Picture } from "./picture.ts";

/** Upright pixels of a crop, by an independent decoder. */
async function expectedPixels(file: Uint8Array<ArrayBuffer>, { job }: Cropped): Promise<Picture> {
  const { part, size } = job.facts;
  const whole = await decoded(file);
  if (part === undefined) return whole;
  const box = uprightPart(part);
  const data = new Uint8Array(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    const at = ((y + box.y) * whole.width + box.x) * 4;
    data.set(whole.data.subarray(at, at + size.width * 4), y * size.width * 4);
  }
  return { ...size, data };
}

const OFF_GRID = { crop: { x: 0.221, y: 0.177, width: 0.431, height: 0.519 } };

/** The matte moves by up to eight pixels on each axis. */
const MOVES = Array.from({ length: 17 * 17 }, (_, n) => [(n % 17) - 8, Math.floor(n / 17) - 8] as const);
/** Every 71st pixel finds the move, every 7th measures it. */
const [FEW, MANY] = [71, 7];

function meanDifference(framed: Picture, shown: Picture): number {
  const [left, top] = [(framed.width - shown.width) >> 1, (framed.height - shown.height) >> 1];
  const meanAt = ([dx, dy]: (typeof MOVES)[number], step: number): number => {
    let [sum, count] = [0, 0];
    for (let n = 0; n < shown.width * shown.height; n += step) {
      const [x, y] = [n % shown.width, Math.floor(n / shown.width)];
      sum += distance(colourAt(framed, left + dx + x, top + dy + y), colourAt(shown, x, y));
      count += 1;
    }
    return sum / count;
  };
  const means = MOVES.map((move) => meanAt(move, FEW));
  return meanAt(MOVES[means.indexOf(Math.min(...means))]!, MANY);
}

describe("a crop", () => {
  it.each<[FixtureName, Partial<Settings>, string]>([
    ["sampling-420", {}, "lossless-jpeg"],
    ["orientation-2", {}, "lossless-jpeg"],
    ["orientation-6", {}, "lossless-jpeg"],
    ["orientation-7", {}, "lossless-jpeg"],
    ["progressive-420", {}, "lossless-jpeg"],
    ["restart-420", {}, "lossless-jpeg"],
    ["sampling-420", { keepOriginalJpeg: false }, "jpeg"],
    ["orientation-6", { exportFormat: "png" }, "png"],
    ["png-rgb", { exportFormat: "png" }, "png"],
    ["png-orientation-6", { exportFormat: "jpeg" }, "jpeg"],
    ["png-16-bit", { exportFormat: "png" }, "png"],
  ])("of %s with %o shows its pixels", async (name, changes, method) => {
    const file = await photo(name);
    const result = await cropped(file, OFF_GRID, changes);
    expect(result.method).toBe(method);
    expect(meanDifference(await decoded(result.bytes), await expectedPixels(file, result))).toBeLessThan(5);
  });

  it("keeps the photo's data between its blocks if matte is around it, and on them if there is none", async () => {
    const file = await photo("sampling-420");
    const between = await cropped(file, OFF_GRID);
    const on = await cropped(file, OFF_GRID, { outerBorderSize: 0 });
    for (const { method, job, bytes } of [between, on]) {
      expect(method).toBe("lossless-jpeg");
      const place = rememberedFrame(await collectMetadata(bytes))?.photo?.place.photo;
      const { box } = job.facts.part!;
      const { width, height } = place!;
      // The first whole blocks inside the crop.
      const returned = { x: Math.ceil(box.x / 16) * 16, y: Math.ceil(box.y / 16) * 16, width, height };
      expect(compareCrop(file, bytes, returned, place!).different).toEqual([]);
      const back = await unframeFile(new Blob([bytes]));
      expect("bytes" in back && !back.isOriginal).toBe(true);
      if ("bytes" in back) expect(compareCrop(file, back.bytes, returned, { x: 0, y: 0 }).different).toEqual([]);
    }
    expect(between.job.facts.part!.box.x % 16).not.toBe(0);
    expect([on.job.facts.part!.box.x % 16, on.job.facts.part!.box.y % 16]).toEqual([0, 0]);
    expect([between.original, on.original]).toEqual(["cropped", "cropped"]);
  });

  it("that only turns and mirrors draws no block of the photo", async () => {
    const file = await photo("sampling-420");
    for (const turn of [0, 1, 2, 3] as const)
      for (const mirror of [false, true]) {
        const { bytes, method } = await cropped(file, { turn, mirror });
        expect(method).toBe("lossless-jpeg");
        const place = rememberedFrame(await collectMetadata(bytes))!.photo!.place.photo;
        const { different } = compareCrop(file, bytes, { ...place, x: 0, y: 0 }, place);
        expect(different).toEqual([]);
        const [shown, upright] = [await decoded(bytes), await decoded(file)];
        expect(shown.width > shown.height).toBe((turn % 2 === 0) === upright.width > upright.height);
      }
  });
});

const JPEG_START = Uint8Array.of(0xff, 0xd8, 0xff);
const PNG_START = Buffer.from("\x89PNG", "latin1");
const FILE_TYPE = Buffer.from("ftyp");
/** A JPEG's first bytes in base64. */
const JPEG_TEXT = Buffer.from("/9j/");

/** Lists where bytes begin in a file. */
function placesOf(bytes: Uint8Array, file: Uint8Array, from = 0): number[] {
  const view = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const places: number[] = [];
  for (let at = view.indexOf(bytes, from); at >= 0; at = view.indexOf(bytes, at + 1)) places.push(at);
  return places;
}

/** Starts of pictures and videos after a file's start. */
function embedded(file: Uint8Array): number[] {
  return [JPEG_START, PNG_START, FILE_TYPE].flatMap((start) => placesOf(start, file, 4)).toSorted((a, b) => a - b);
}

/** The gain map is the only one. */
function expectedStarts(file: Uint8Array<ArrayBuffer>): number[] {
  const map = findGainMap(file);
  return map === null || map === "damaged" ? [] : [map.range.start];
}

/** Pictures as text, other than the covered MCUs of photo and map: the codec's crop.spec.ts looks into those. */
async function furtherTexts(file: Uint8Array<ArrayBuffer>): Promise<number> {
  const record = rememberedFrame(await collectMetadata(file));
  const covered = [record?.photo, record?.gainMap].filter((one) => one?.place.covered != null).length;
  return Math.max(0, placesOf(JPEG_TEXT, file).length - covered);
}

/** Converted photos differ by orientation in what is decoded, not in what is written: two stand for all. */
const FURTHER_TURNS = /-orientation-[2-578]$/;
const CONVERTED = CONVERTED_NAMES.filter((name) => !FURTHER_TURNS.test(name) || effort(0, 1) === 1);

describe("a cropped export", () => {
  it.each([...PHOTO_NAMES, ...CONVERTED])("of %s has neither previews nor a way back", async (name) => {
    const file = await photo(name);
    const result = await cropped(file, OFF_GRID).catch((error: unknown) => {
      if (error instanceof Error && "code" in error) return null;
      throw error;
    });
    if (result === null || croppedBox(result.job.facts) === null) return;
    expect(result.original === null || result.original === "cropped").toBe(true);
    expect(embedded(result.bytes)).toEqual(expectedStarts(result.bytes));
    expect(await furtherTexts(result.bytes)).toBe(0);
  });

  it.each(MAKERS)("of an HDR photo like those of %s has a cropped map alone", async (maker) => {
    const file = hdrPhoto(maker, { width: 640, height: 448 });
    const { bytes, hdr, size } = await cropped(file, { crop: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } });
    expect(hdr).toBe("kept");
    const map = findGainMap(bytes);
    if (map === null || map === "damaged") throw new Error("no map");
    expect(map.size.width / map.size.height).toBeCloseTo(size.width / size.height, 1);
    expect(embedded(bytes)).toEqual(expectedStarts(bytes));
    expect(await furtherTexts(bytes)).toBe(0);
  });

  it.each(["canon-eos-r6", "nikon-z-6-2", "iphone-15-pro"] as const)(
    "of %s does not depend on its previews and trailing data",
    async (name) => {
      const file = await photo(name);
      const changed = file.slice();
      for (const at of embedded(file)) changed.fill(0x5a, at + 40, at + 60);
      const trailing = new Uint8Array([...changed, ...new TextEncoder().encode("ftypmp42 a motion photo")]);
      const [one, other] = [await cropped(file, OFF_GRID), await cropped(trailing, OFF_GRID)];
      expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
    },
  );
});
