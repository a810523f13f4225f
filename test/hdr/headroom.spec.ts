/** Framed HDR photos' light in Chromium, at several screen headrooms. */
import { collectMetadata } from "../../packages/formats/collect.ts";
import { composeMetadata } from "../../packages/metadata/compose.ts";
import { encodeGainMap, jpegMapEncoding } from "../../packages/formats/jpeg/gain-map/encode-map.ts";
import { findGainMap } from "../../packages/formats/jpeg/gain-map/find.ts";
import { frameGainMap } from "../../packages/formats/jpeg/gain-map/frame-map.ts";
import { frameLossless } from "../../packages/jpeg/lossless/frame.ts";
import type { GainMap } from "../../packages/formats/jpeg/gain-map/types.ts";
import { join } from "../../packages/pixels/bytes/bytes.ts";
import { joinGainMap } from "../../packages/formats/jpeg/gain-map/multi-picture.ts";
import { leadSegments, withMapListed } from "../../packages/formats/jpeg/gain-map/map-segments.ts";
import type { LosslessPlan } from "../../packages/jpeg/lossless/types.ts";
import { openLossless } from "../../packages/jpeg/lossless/open.ts";
import { segmentsLike } from "../../packages/formats/jpeg/metadata/segments-for.ts";
import type { Box, Size } from "@matte/engine";
import sharp from "sharp";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hdrPhoto, type Maker, MAKERS } from "../../tools/photos/hdr/index.ts";
import { CHROMIUM_ARGS, chromiumPath } from "../chromium/find.ts";

/** Give half-float canvases a headroom, also without a screen. */
const HDR_ARGS = ["--force-color-profile=scrgb-linear", "--enable-experimental-web-platform-features"];
/** Stops. */
const HEADROOMS = [0, 1, 2, 5];
const SIZE = { width: 256, height: 192 };
const PLACE = { canvas: { width: 384, height: 320 }, photo: { x: 64, y: 64 } };
const LARGE = { width: 512, height: 384 };
/** Between the blocks of photo and map, 64 px from them in the frame. */
const CROP = { x: 37, y: 29, width: 430, height: 320 };
const CROPPED = { canvas: { width: 640, height: 512 }, photo: { x: 64 + CROP.x, y: 64 + CROP.y }, crop: CROP };
/** Pixels at a photo's edges that are not compared: where viewers blend with the matte, or a map's largest block that a crop divides. */
const RIM = { photo: 16, crop: 68 };

/** The matte's largest distance from 1, linear: half a step in the map's range. */
const MATTE: Readonly<Record<Maker, number>> = {
  pixel: 0.001,
  iphone: 0.001,
  "camera-raw-16": 0.02,
  "camera-raw-17": 0.02,
  libultrahdr: 0.01,
};

type FrameMap = (jpeg: Uint8Array<ArrayBuffer>, map: GainMap, size: Size, place: LosslessPlan) => Promise<Uint8Array>;

const keptMap: FrameMap = async (jpeg, map, size, place) => {
  const framed = frameGainMap(jpeg, map, size, place);
  if (framed === null || "fallbackReason" in framed) throw new Error("The map was not framed.");
  return framed;
};

/** Encodes a full-size map again. */
const drawnMap: FrameMap = async (jpeg, map, _, { canvas, photo }) => {
  const encoding = jpegMapEncoding(jpeg, map);
  const [red, green, blue] = encoding.unity;
  const codes = await sharp({ create: { ...canvas, channels: 4, background: { r: red, g: green, b: blue, alpha: 1 } } })
    .composite([{ input: await sharp(jpeg).png().toBuffer(), left: photo.x, top: photo.y }])
    .raw()
    .toBuffer();
  const row = 4 * canvas.width;
  return encodeGainMap(
    encoding,
    canvas,
    (top, rows) => new Uint8ClampedArray(codes.subarray(top * row, (top + rows) * row)),
  );
};

async function framedPhoto(
  file: Uint8Array<ArrayBuffer>,
  size: Size,
  place: LosslessPlan,
  frameMap = keptMap,
): Promise<Uint8Array> {
  const map = findGainMap(file);
  const source = openLossless(file);
  if (map === null || map === "damaged" || "fallbackReason" in source) throw new Error("The photo is damaged.");
  const framedMap = await frameMap(file.slice(map.range.start, map.range.end), map, size, place);
  const edit = { size: place.canvas, orientation: "keep", colour: "keep", keepLocation: false } as const;
  const metadata = composeMetadata(await collectMetadata(file), { ...edit, density: null, credits: null });
  const listed = withMapListed(metadata, map.metadata, framedMap.length);
  const segments = [...segmentsLike(file, listed), ...leadSegments(framedMap)];
  const paint = { background: [255, 255, 255], flats: [], overlays: [], draw: () => new Uint8ClampedArray() } as const;
  const framed = frameLossless(source, place, paint, { segments });
  if ("fallbackReason" in framed) throw new Error(framed.detail);
  return join(joinGainMap(framed, framedMap));
}

interface Light {
  readonly brightest: number;
  readonly different: number;
  /** The largest difference, as a share of light that is not nearly black. */
  readonly worst: number;
  /** The matte's largest distance from 1. */
  readonly matte: number;
}

/** A box without its rim. */
function withoutRim({ x, y, width, height }: Box, rim: number): Box {
  return { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
}

/** Compares an area of the photo with the one at a place in its framed picture. */
function lightOf(
  page: Page,
  files: readonly Uint8Array[],
  headroom: number,
  area: Box,
  place: Pick<Box, "x" | "y">,
): Promise<Light> {
  const sources = files.map((file) => `data:image/jpeg;base64,${Buffer.from(file).toString("base64")}`);
  return page.evaluate(
    async ([urls, stops, inner, { x, y }]) => {
      const read = async (url: string, left: number, top: number, w: number, h: number): Promise<readonly number[]> => {
        const image = new Image();
        image.src = url;
        await image.decode();
        const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
        const context = canvas.getContext("2d", { colorSpace: "srgb-linear", colorType: "float16" } as object);
        if (!(context instanceof CanvasRenderingContext2D)) throw new Error("no canvas");
        Object.assign(context, { globalHDRHeadroom: stops, imageSmoothingEnabled: false });
        context.drawImage(image, left, top, w, h, 0, 0, w, h);
        const { data } = context.getImageData(0, 0, w, h, { pixelFormat: "rgba-float16" } as object);
        return [...data].filter((_, at) => at % 4 !== 3);
      };
      const { width, height } = inner;
      const before = await read(urls[0] ?? "", inner.x, inner.y, width, height);
      const after = await read(urls[1] ?? "", x, y, width, height);
      const matte = await read(urls[1] ?? "", 0, 0, 24, 24);
      return {
        brightest: before.reduce((most, value) => Math.max(most, value)),
        different: before.filter((value, at) => value !== after[at]).length,
        worst: before.reduce(
          (most, value, at) => Math.max(most, Math.abs((after[at] ?? 0) - value) / Math.max(value, 1 / 16)),
          0,
        ),
        matte: matte.reduce((most, value) => Math.max(most, Math.abs(value - 1)), 0),
      };
    },
    [sources, headroom, area, place] as const,
  );
}

describe("the light of a framed HDR photo", () => {
  let browser: Browser | undefined;
  let page: Page | undefined;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS, ...HDR_ARGS] });
    page = await browser.newPage();
  });
  afterAll(() => browser?.close());

  test.each(MAKERS)("by %s is the original's at every headroom, and the matte is ordinary white", async (maker) => {
    if (page === undefined) throw new Error("There is no page.");
    const original = hdrPhoto(maker, SIZE);
    const framed = await framedPhoto(original, SIZE, PLACE);
    const area = withoutRim({ x: 0, y: 0, ...SIZE }, RIM.photo);
    const place = { x: PLACE.photo.x + RIM.photo, y: PLACE.photo.y + RIM.photo };
    for (const headroom of HEADROOMS) {
      const { brightest, different, matte } = await lightOf(page, [original, framed], headroom, area, place);
      expect(different, `at ${headroom} stops`).toBe(0);
      expect(matte, `at ${headroom} stops`).toBeLessThanOrEqual(MATTE[maker]);
      if (headroom === 5) expect(brightest).toBeGreaterThan(1.5);
    }
  });

  test.each(["camera-raw-16", "camera-raw-17"] as const)(
    "by %s is nearly the original's where its map in colour is encoded again, as RGB",
    async (maker) => {
      if (page === undefined) throw new Error("There is no page.");
      const original = hdrPhoto(maker, SIZE);
      const framed = await framedPhoto(original, SIZE, PLACE, drawnMap);
      const area = withoutRim({ x: 0, y: 0, ...SIZE }, RIM.photo);
      const place = { x: PLACE.photo.x + RIM.photo, y: PLACE.photo.y + RIM.photo };
      const { worst, matte } = await lightOf(page, [original, framed], 2, area, place);
      expect(worst).toBeLessThanOrEqual(0.03);
      expect(matte).toBeLessThanOrEqual(MATTE[maker]);
    },
  );

  test.each(MAKERS)("by %s stays inside a crop at every headroom, and the matte is ordinary white", async (maker) => {
    if (page === undefined) throw new Error("There is no page.");
    const original = hdrPhoto(maker, LARGE);
    const framed = await framedPhoto(original, LARGE, CROPPED);
    const area = withoutRim(CROP, RIM.crop);
    const place = { x: CROPPED.photo.x + RIM.crop, y: CROPPED.photo.y + RIM.crop };
    for (const headroom of HEADROOMS) {
      const { different, matte } = await lightOf(page, [original, framed], headroom, area, place);
      expect(different, `at ${headroom} stops`).toBe(0);
      expect(matte, `at ${headroom} stops`).toBeLessThanOrEqual(MATTE[maker]);
    }
  });
});
