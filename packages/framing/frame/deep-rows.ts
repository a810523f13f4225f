/** A framed photo's rows with its 16-bit samples, and the 8-bit frame around them. */
import type { DeepPicture } from "@matte/png";
import type { LosslessPaint, Rgb } from "@matte/jpeg/lossless";
import type { Box, Size } from "@matte/engine";

/** Factor from 8 to 16 bits. */
const WIDER = 257;

export interface DeepFrame {
  readonly canvas: Size;
  /** The photo's box in whole pixels, in the picture's size. */
  readonly photo: Box;
  readonly picture: DeepPicture;
  readonly paint: LosslessPaint;
}

type Rows = Uint8Array<ArrayBuffer>;

/** Returns the samples of a part; null for all. */
export function croppedSamples(picture: DeepPicture, part: Box | null): DeepPicture {
  if (part === null) return picture;
  const pixel = picture.colour === "grey" ? 2 : 6;
  const row = part.width * pixel;
  const samples = new Uint8Array(row * part.height);
  for (let y = 0; y < part.height; y += 1) {
    const at = ((part.y + y) * picture.width + part.x) * pixel;
    samples.set(picture.samples.subarray(at, at + row), y * row);
  }
  return { ...picture, width: part.width, height: part.height, samples };
}

/** Reads sample rows, big-endian, in the picture's colour type. */
export function deepRows({ canvas, photo, picture, paint }: DeepFrame): (top: number, rows: number) => Rows {
  const channels = picture.colour === "grey" ? 1 : 3;
  const pixel = 2 * channels;
  const row = canvas.width * pixel;
  const matte = matteRows(paint, channels, canvas.width);
  const flats = paint.flats.map(({ box, colour }) => ({ box, bytes: colour && solid(colour, channels, box.width) }));
  const photoRow = photo.width * pixel;
  return (top, rows) => {
    const out = new Uint8Array(rows * row);
    for (let index = 0; index < rows; index += 1) {
      const y = top + index;
      const put = ({ x }: Box, bytes: Uint8Array): void => out.set(bytes, index * row + x * pixel);
      const own = matte(y);
      out.set(own, index * row);
      for (const { box, bytes } of flats) {
        if (!hasRow(box, y)) continue;
        put(box, bytes ?? own.subarray(box.x * pixel, (box.x + box.width) * pixel));
      }
      const at = (y - photo.y) * photoRow;
      if (hasRow(photo, y)) put(photo, picture.samples.subarray(at, at + photoRow));
    }
    for (const box of paint.overlays) blend(out, { row, channels, top, rows }, box, paint);
    return out;
  };
}

function hasRow({ y, height }: Box, row: number): boolean {
  return row >= y && row < y + height;
}

function solid(colour: Rgb, channels: number, pixels: number): Uint8Array {
  const bytes = new Uint8Array(2 * channels * pixels);
  // Both bytes in a value times 257 are the value itself.
  return bytes.map((_, at) => colour[(at >> 1) % channels] ?? 0);
}

/** Reads rows of the matte alone, as wide as the canvas; each is valid until the next one. */
function matteRows({ background, tile }: LosslessPaint, channels: number, width: number): (y: number) => Uint8Array {
  const row = solid(background, channels, width);
  if (!tile) return () => row;
  const { size, indices, palette } = tile;
  const period = 2 * channels * size.width;
  return (y) => {
    const first = (y % size.height) * size.width;
    for (let at = 0; at < Math.min(period, row.length); at += 1) {
      const sample = at >> 1;
      const index = indices[first + Math.floor(sample / channels)] ?? 0;
      row[at] = palette[4 * index + (sample % channels)] ?? 0;
    }
    for (let at = period; at < row.length; at += period) row.copyWithin(at, 0, Math.min(period, row.length - at));
    return row;
  };
}

interface Band {
  /** Bytes per row. */
  readonly row: number;
  readonly channels: number;
  readonly top: number;
  readonly rows: number;
}

/** Blends the overlay onto 16-bit samples. Samples under fully transparent pixels stay as they are. */
function blend(out: Rows, { row, channels, top, rows }: Band, box: Box, { draw }: LosslessPaint): void {
  const from = Math.max(box.y, top);
  const height = Math.min(box.y + box.height, top + rows) - from;
  if (height <= 0) return;
  const overlay = draw({ ...box, y: from, height });
  const view = new DataView(out.buffer);
  for (let pixel = 0; pixel < box.width * height; pixel += 1) {
    const alpha = overlay[4 * pixel + 3] ?? 0;
    if (alpha === 0) continue;
    const [x, y] = [box.x + (pixel % box.width), from - top + Math.floor(pixel / box.width)];
    for (let channel = 0; channel < channels; channel += 1) {
      const at = y * row + 2 * (x * channels + channel);
      const over = WIDER * (overlay[4 * pixel + channel] ?? 0);
      view.setUint16(at, Math.round((over * alpha + view.getUint16(at) * (255 - alpha)) / 255));
    }
  }
}

/** Converts 16-bit rows to 8-bit pixels with opacity. */
export function pixelRows(colour: DeepPicture["colour"], read: ReturnType<typeof deepRows>): typeof read {
  const channels = colour === "grey" ? 1 : 3;
  return (top, rows) => {
    const samples = read(top, rows);
    const view = new DataView(samples.buffer, samples.byteOffset, samples.length);
    const pixels = new Uint8Array((samples.length / channels / 2) * 4).fill(255);
    for (let at = 0; at < pixels.length; at += 1) {
      if (at % 4 === 3) continue;
      const sample = Math.floor(at / 4) * channels + Math.min(at % 4, channels - 1);
      pixels[at] = Math.round(view.getUint16(2 * sample) / WIDER);
    }
    return pixels;
  };
}
