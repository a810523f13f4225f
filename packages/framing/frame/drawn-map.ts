/** Draws and encodes a gain map again, if its data cannot be kept. */
import { encodeGainMap, type MapEncoding } from "@matte/formats/gain-map";
import { type Box, type Layout, paintOverlay, type Size } from "@matte/engine";
import { workerFontCss } from "../fonts/caption-faces.ts";
import { bitmapOfPixels, openContext, release, setSize } from "../shared/canvas.ts";
import { reuseBuffer } from "../shared/memory.ts";
import type { Affine } from "../read/orientation.ts";

type Context = OffscreenCanvasRenderingContext2D;

/** The map's picture. */
export interface MappedPicture {
  readonly layout: Layout;
  readonly logo: ImageBitmap | null;
  /** From the upright picture to the file's rows and columns. */
  readonly to: Affine;
  /** The framed picture's size, and the photo's box in it, in the file's rows and columns. */
  readonly canvas: Size;
  readonly photo: Box;
  /** True with overlays on the photo. */
  readonly covered: boolean;
}

/** Least map pixels per picture pixel: a coarser map would carry the photo's light far into the matte. */
const LEAST_AT_EDGES = 1 / 8;

/** A map's pixels in its file's rows and columns, and how to encode them. */
export interface DecodedMap {
  /** In the encoding's codes. */
  readonly bitmap: ImageBitmap;
  readonly encoding: MapEncoding;
}

/**
 * Draws the framed map with unity gain over matte and overlays.
 * @param map its bitmap is closed
 */
export function drawnMap({ bitmap, encoding }: DecodedMap, picture: MappedPicture): Uint8Array<ArrayBuffer> {
  const size = sizeOf(bitmap, picture);
  const [red, green, blue] = encoding.unity;
  const rows = drawnRows(picture, size, bitmap, `rgb(${red} ${green} ${blue})`);
  try {
    return encodeGainMap(encoding, size, rows.read);
  } finally {
    rows.end();
    bitmap.close();
  }
}

/**
 * Keeps the map's density if its pixels then stay the same, else takes the picture's. Viewers interpolate between a
 * map's pixels, and no other density has the same light at each photo pixel.
 */
function sizeOf(map: Size, { canvas, photo }: MappedPicture): Size {
  const [across, down] = [map.width / photo.width, map.height / photo.height];
  const lengths = [photo.x * across, photo.y * down, canvas.width * across, canvas.height * down];
  const isOwn =
    Math.min(across, down) >= LEAST_AT_EDGES && Math.max(across, down) <= 1 && lengths.every(Number.isInteger);
  return isOwn ? { width: canvas.width * across, height: canvas.height * down } : canvas;
}

/** Converts the map to its encoding's codes, closing the original. */
export function inCodes(bitmap: ImageBitmap, { convert }: MapEncoding): ImageBitmap {
  if (convert === null) return bitmap;
  const { width, height } = bitmap;
  const context = openContext({ width, height }, false, { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  release(context.canvas);
  convert(data);
  return bitmapOfPixels(data, { width, height }, false);
}

interface Rows {
  readonly read: (top: number, rows: number) => Uint8ClampedArray;
  readonly end: () => void;
}

/** Draws the map's rows band by band. @param unity CSS colour for unity gain */
function drawnRows(picture: MappedPicture, size: Size, bitmap: ImageBitmap, unity: string): Rows {
  const context = openContext({ width: size.width, height: 1 }, false, { willReadFrequently: true });
  const cover = picture.covered ? openContext({ width: 1, height: 1 }, false) : null;
  const [across, down] = [size.width / picture.canvas.width, size.height / picture.canvas.height];
  const { x, y, width, height } = picture.photo;
  const drawn = reuseBuffer((top: number, rows: number) => {
    setSize(context, { width: size.width, height: rows });
    context.fillStyle = unity;
    context.fillRect(0, 0, size.width, rows);
    context.drawImage(bitmap, x * across, y * down - top, width * across, height * down);
    if (cover !== null) context.drawImage(coverOf(cover, picture, { across, down, top, rows, unity }), 0, 0);
    return context.getImageData(0, 0, size.width, rows).data;
  });
  return {
    read: drawn.read,
    end: () => {
      drawn.end();
      release(context.canvas);
      if (cover !== null) release(cover.canvas);
    },
  };
}

interface Band {
  readonly across: number;
  readonly down: number;
  readonly top: number;
  readonly rows: number;
  readonly unity: string;
}

/** Draws the overlays' shapes at unity gain. */
function coverOf(context: Context, { layout, logo, to, canvas }: MappedPicture, band: Band): OffscreenCanvas {
  const { across, down, top, rows, unity } = band;
  const width = Math.round(canvas.width * across);
  setSize(context, { width, height: rows });
  const [a, b, c, d, e, f] = to;
  context.setTransform(a * across, b * down, c * across, d * down, e * across, f * down - top);
  paintOverlay(context, layout, { logo, toCss: workerFontCss });
  context.resetTransform();
  context.globalCompositeOperation = "source-in";
  context.fillStyle = unity;
  context.fillRect(0, 0, width, rows);
  return context.canvas;
}
