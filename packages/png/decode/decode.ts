import type { PngMachine } from "../encode/ops.ts";
import { type Base, type RowWriter, rowWriter } from "./flatten.ts";
import { InflatedBytes } from "./inflated.ts";
import { type DeepPng, samplesOf } from "./open.ts";
import { type Pass, passesOf } from "./passes.ts";
import { unfilter } from "./unfilter.ts";

/** Bytes unfiltered together, unless one row has more; small enough for the processor's cache. */
const BATCH = 1 << 18;

/** Opaque picture with 16-bit big-endian samples, row by row. An 8-bit sample fills both bytes. */
export interface DeepPicture {
  readonly width: number;
  readonly height: number;
  readonly colour: Base["colour"];
  readonly samples: Uint8Array<ArrayBuffer>;
}

/** Returns the sample bytes in a picture. */
export function deepBytes({ width, height }: Pick<DeepPng, "width" | "height">, colour: Base["colour"]): number {
  return width * height * pixelBytes(colour);
}

function pixelBytes(colour: Base["colour"]): number {
  return colour === "grey" ? 2 : 6;
}

/**
 * Decodes all samples, with transparent ones on a background, never holding a second copy.
 * @param base must be grey only for a grey PNG
 * @returns null if the data is broken or truncated
 * @throws {RangeError} if memory is too small
 */
export async function decodeDeepPng(machine: PngMachine, png: DeepPng, base: Base): Promise<DeepPicture | null> {
  const samples = new Uint8Array(deepBytes(png, base.colour));
  const inflated = new InflatedBytes(png.data);
  const picture = { width: png.width, height: png.height, colour: base.colour, samples };
  try {
    for (const pass of passesOf(png)) {
      if (!(await readPass({ machine, png, inflated, write: rowWriter(png, base), picture }, pass))) return null;
    }
    return picture;
  } catch {
    return null;
  } finally {
    inflated.cancel();
  }
}

interface Reading {
  readonly machine: PngMachine;
  readonly png: DeepPng;
  readonly inflated: InflatedBytes;
  readonly write: RowWriter;
  readonly picture: DeepPicture;
}

async function readPass({ machine, png, inflated, write, picture }: Reading, pass: Pass): Promise<boolean> {
  const [pixel, out] = [(samplesOf(png) * png.depth) / 8, pixelBytes(picture.colour)];
  const stored = 1 + pass.width * pixel;
  const many = Math.max(1, Math.floor(BATCH / stored));
  const above = new Uint8Array(stored);
  for (let top = 0; top < pass.height; top += many) {
    const rows = Math.min(many, pass.height - top);
    const pieces = await inflated.take(rows * stored);
    const batch = pieces && unfilter(machine, above, pieces, { stored, pixel });
    if (batch === null) return false;
    for (let index = 0; index < rows; index += 1) {
      const row = batch.subarray(index * stored + 1, (index + 1) * stored);
      const first = (pass.top + (top + index) * pass.down) * picture.width + pass.left;
      write(png.depth === 8 ? widened(row) : row, picture.samples, first * out, pass.across * out);
    }
    above.set(batch.subarray((rows - 1) * stored));
  }
  return true;
}

/** 16-bit samples: a value times 257 has that value in both bytes. */
function widened(row: Uint8Array): Uint8Array {
  const wide = new Uint8Array(2 * row.length);
  for (let at = 0; at < row.length; at += 1) wide.fill(row[at]!, 2 * at, 2 * at + 2);
  return wide;
}
