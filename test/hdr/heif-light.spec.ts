/** AVIF and HEIC exports' light, shown by Chromium: Apple's codes and tone maps as Ultra HDR. */
import { encodeGainMap, ultraHdrEncoding } from "../../packages/formats/jpeg/gain-map/encode-map.ts";
import { encodeJpeg } from "../../packages/jpeg/encode/encode.ts";
import { findHeifGainMap } from "../../packages/formats/heif/gain-map.ts";
import { join } from "../../packages/pixels/bytes/bytes.ts";
import { joinGainMap } from "../../packages/formats/jpeg/gain-map/multi-picture.ts";
import { leadSegments, withMapListed } from "../../packages/formats/jpeg/gain-map/map-segments.ts";
import { segmentsLike } from "../../packages/formats/jpeg/metadata/segments-for.ts";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bytes, TAG } from "../../tools/photos/exif/entries.ts";
import { tiff } from "../../tools/photos/exif/tiff.ts";
import { appleNote } from "../../tools/photos/hdr/index.ts";
import { hdrHeic, TONE_MAP_RANGES } from "../../tools/photos/heif/hdr.ts";
import { writeJpeg } from "../../tools/photos/jpeg-writer/index.ts";
import { rowsOf } from "../../tools/photos/row-source.ts";
import { CHROMIUM_ARGS, chromiumPath } from "../chromium/find.ts";

/** Give half-float canvases a headroom, also without a screen. */
const HDR_ARGS = ["--force-color-profile=scrgb-linear", "--enable-experimental-web-platform-features"];
/** Fields 16 pixels wide, each with one map code. */
const FIELD = 16;
const CODES = [0, 12, 20, 40, 85, 128, 170, 200, 230, 255] as const;
const SIZE = { width: FIELD * CODES.length, height: FIELD };
/** The whole picture's level and light. */
const LEVEL = 128;
const LIGHT = ((LEVEL / 255 + 0.055) / 1.055) ** 2.4;

function pixelsOf(levelAt: (column: number) => number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 4 * SIZE.width * SIZE.height }, (_, at) =>
    (at & 3) === 3 ? 255 : levelAt(Math.floor(at / 4) % SIZE.width),
  );
}

/** Makes a grey picture with a HEIC's map, replacing its codes. */
function exported(heic: Uint8Array): Uint8Array {
  const map = findHeifGainMap(heic);
  if (map === null || typeof map === "string") throw new Error("The photo is damaged.");
  const encoding = ultraHdrEncoding(map);
  const codes = pixelsOf((column) => CODES[Math.floor(column / FIELD)] ?? 0);
  encoding.convert?.(codes);
  const rowsFrom = (pixels: Uint8ClampedArray) => (top: number, rows: number) =>
    pixels.subarray(4 * SIZE.width * top, 4 * SIZE.width * (top + rows));
  const framed = encodeGainMap(encoding, SIZE, rowsFrom(codes));
  if (framed === null) throw new Error("There is no encoder.");
  const plain = writeJpeg(rowsOf({ ...SIZE, data: new Uint8Array(3 * SIZE.width * SIZE.height) }), {
    sampling: "4:4:4",
    quality: 90,
  });
  const listed = withMapListed(
    { exif: null, xmp: null, resources: null, density: null },
    encoding.metadata,
    framed.length,
  );
  const segments = [...segmentsLike(plain, listed), ...leadSegments(framed)];
  const pieces = encodeJpeg({
    size: SIZE,
    quality: 100,
    segments,
    read: rowsFrom(pixelsOf(() => LEVEL)),
    alike: () => false,
  });
  if (pieces === null) throw new Error("There is no encoder.");
  return join(joinGainMap(join(pieces), framed));
}

let browser: Browser | undefined;
let page: Page | undefined;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...HDR_ARGS] });
  page = await browser.newPage();
});
afterAll(() => browser?.close());

/** Returns linear red, green and blue in each field's middle. */
async function lightOf(file: Uint8Array, headroom: number): Promise<readonly (readonly number[])[]> {
  if (page === undefined) throw new Error("There is no page.");
  const url = `data:image/jpeg;base64,${Buffer.from(file).toString("base64")}`;
  return page.evaluate(
    async ([source, stops, { width, height }, field]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d", { colorSpace: "srgb-linear", colorType: "float16" } as object);
      if (!(context instanceof CanvasRenderingContext2D)) throw new Error("no canvas");
      Object.assign(context, { globalHDRHeadroom: stops, imageSmoothingEnabled: false });
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, height / 2, width, 1, { pixelFormat: "rgba-float16" } as object);
      return Array.from({ length: width / field }, (_, index) => {
        const at = 4 * (index * field + field / 2);
        return [...data.subarray(at, at + 3)];
      });
    },
    [url, headroom, SIZE, FIELD] as const,
  );
}

/** Half a code step, and half a picture level. */
const TOLERANCE = 0.015;

function expectLight(
  fields: readonly (readonly number[])[],
  expected: (code: number, channel: 0 | 1 | 2) => number,
): void {
  fields.forEach((field, index) => {
    for (const channel of [0, 1, 2] as const) {
      const light = expected(CODES[index] ?? 0, channel);
      expect(Math.abs((field[channel] ?? 0) / light - 1), `code ${CODES[index]}`).toBeLessThan(TOLERANCE);
    }
  });
}

test("Apple's gain map brightens an export as Apple documents it", async () => {
  const stops = 3 - 70 / 200;
  const note = { entries: [bytes(TAG.MakerNote, ...appleNote([1, 1], [1, 200]))], children: [] };
  const exif = tiff("MM", { entries: [], children: [{ tag: TAG.ExifIfd, directory: note }] });
  const file = exported(hdrHeic({ form: "apple", exif }));
  expectLight(await lightOf(file, 0), () => LIGHT);
  expectLight(await lightOf(file, 5), (code) => {
    const value = code / 255;
    const gain = value < 0.081 ? value / 4.5 : ((value + 0.099) / 1.099) ** (1 / 0.45);
    return LIGHT * (1 + (2 ** stops - 1) * gain);
  });
});

test("a tone map brightens an export by the ranges of its channels", async () => {
  const file = exported(hdrHeic({ form: "iso" }));
  expectLight(await lightOf(file, 0), () => LIGHT);
  expectLight(await lightOf(file, 5), (code, channel) => {
    const [min, max] = TONE_MAP_RANGES[channel];
    const offset = 1 / 64;
    return (LIGHT + offset) * 2 ** (min + ((max - min) * code) / 255) - offset;
  });
});
