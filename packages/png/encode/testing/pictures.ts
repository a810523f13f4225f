/** Test pictures, and libpng as an independent decoder. */
import sharp from "sharp";
import { join } from "@matte/pixels/bytes";
import { encodeBand } from "../encode-band.ts";
import { encodePng, type PngPicture } from "../encode.ts";
import { bytesPerPixel, channelsOf, type PngFormat } from "../format.ts";
import type { PngMachine } from "../ops.ts";

export interface Raw {
  readonly width: number;
  readonly height: number;
  readonly format: PngFormat;
  /** Laid out as in {@link PngBand.pixels}. */
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** By byte position and seed. */
export const CONTENTS = {
  flat: () => 200,
  noise: (at: number, seed: number) => Math.imul(at + seed, 0x9e3779b1) >>> 24,
  gradient: (at: number) => at >> 3,
  "grain on a gradient": (at: number, seed: number) =>
    (at >> 6) + ((Math.imul((at >> 2) ^ seed, 0x85ebca6b) >>> 29) - 4),
  pattern: (at: number, seed: number) => ((at % (7 + (seed % 50))) * 37) & 255,
} as const satisfies Record<string, (at: number, seed: number) => number>;
export type Content = keyof typeof CONTENTS;

export function rawOf(width: number, height: number, format: PngFormat, content: Content, seed = 1): Raw {
  const length = width * height * (format.depth === 16 ? bytesPerPixel(format) : 4);
  return { width, height, format, pixels: Uint8Array.from({ length }, (_, at) => CONTENTS[content](at, seed)) };
}

export function pictureOf({ width, height, format, pixels }: Raw): PngPicture {
  const row = pixels.length / height;
  const read: PngPicture["read"] = (top, rows) => pixels.slice(top * row, (top + rows) * row);
  return { width, height, format, chunks: [], read };
}

export async function encoded(machine: PngMachine, raw: Raw): Promise<Uint8Array<ArrayBuffer>> {
  return join(await encodePng(pictureOf(raw), { own: async (band) => encodeBand(machine, band), helpers: [] }));
}

/** Returns the samples expected in the file: only the format's channels, 16-bit samples in this machine's byte order. */
export function samplesOf({ format, pixels }: Raw): Uint8Array | Uint16Array {
  if (format.depth === 16) {
    const view = new DataView(pixels.buffer);
    return Uint16Array.from({ length: pixels.length / 2 }, (_, at) => view.getUint16(2 * at));
  }
  return pixels.filter((_, at) => at % 4 < channelsOf(format));
}

/** Decodes samples with libpng. */
export async function decoded(png: Uint8Array, { format }: Raw): Promise<Uint8Array | Uint16Array> {
  const space = format.colour === "grey" ? "b-w" : "srgb";
  const picture = sharp(png, { limitInputPixels: false });
  if (format.depth === 8) return new Uint8Array(await picture.toColourspace(space).raw().toBuffer());
  const wide = format.colour === "grey" ? "grey16" : "rgb16";
  const { buffer, byteOffset, length } = await picture.toColourspace(wide).raw({ depth: "ushort" }).toBuffer();
  return new Uint16Array(buffer.slice(byteOffset, byteOffset + length));
}
