import { type Base, type RowWriter, rowWriter } from "./flatten.ts";
import { InflatedBytes } from "./inflated.ts";
import { type DeepPng, samplesOf } from "./open.ts";
import { type Pass, passesOf } from "./passes.ts";
import { unfilter } from "./unfilter.ts";

/** Opaque picture with 16 bits per sample, big-endian, row by row. */
export interface DeepPicture {
  readonly width: number;
  readonly height: number;
  readonly colour: Base["colour"];
  readonly samples: Uint8Array<ArrayBuffer>;
}

/** Bytes of a picture's samples. */
export function deepBytes({ width, height }: Pick<DeepPng, "width" | "height">, colour: Base["colour"]): number {
  return width * height * pixelBytes(colour);
}

function pixelBytes(colour: Base["colour"]): number {
  return colour === "grey" ? 2 : 6;
}

/**
 * Decodes all samples of a PNG, with transparent ones laid on a background. Never holds a second copy of them.
 * @param base must be grey only for a grey PNG
 * @returns null if the data is broken or truncated
 * @throws {RangeError} if there is not enough memory
 */
export async function decodeDeepPng(png: DeepPng, base: Base): Promise<DeepPicture | null> {
  const samples = new Uint8Array(deepBytes(png, base.colour));
  const inflated = new InflatedBytes(png.data);
  const picture = { width: png.width, height: png.height, colour: base.colour, samples };
  try {
    for (const pass of passesOf(png)) {
      if (!(await readPass({ png, inflated, write: rowWriter(png, base), picture }, pass))) return null;
    }
    return picture;
  } catch {
    return null;
  } finally {
    inflated.cancel();
  }
}

interface Reading {
  readonly png: DeepPng;
  readonly inflated: InflatedBytes;
  readonly write: RowWriter;
  readonly picture: DeepPicture;
}

async function readPass({ png, inflated, write, picture }: Reading, pass: Pass): Promise<boolean> {
  const [pixel, out] = [2 * samplesOf(png), pixelBytes(picture.colour)];
  let stored = new Uint8Array(1 + pass.width * pixel);
  let before = new Uint8Array(stored.length);
  for (let index = 0; index < pass.height; index += 1) {
    const row = stored.subarray(1);
    const sound = (await inflated.fill(stored)) && unfilter(stored[0]!, row, before.subarray(1), pixel);
    if (!sound) return false;
    const first = (pass.top + index * pass.down) * picture.width + pass.left;
    write(row, picture.samples, first * out, pass.across * out);
    [stored, before] = [before, stored];
  }
  return true;
}
