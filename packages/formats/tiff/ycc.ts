/** YCbCr samples, TIFF 6.0 §20 and §21. */
import { u8 } from "@matte/pixels/bytes";
import { type Fields, TAG } from "./fields.ts";

/** Layout and meaning of 8-bit samples: units of luma samples, row by row, then one Cb and one Cr. */
export interface YccSamples {
  /** Pixels per unit. */
  readonly across: number;
  readonly down: number;
  /** Shares of red, green and blue in the luma. */
  readonly luma: readonly [red: number, green: number, blue: number];
  /** Codes for no and full Y, Cb and Cr. */
  readonly reference: readonly number[];
}

const FACTORS: readonly number[] = [1, 2, 4];
const DEFAULT_FACTOR = 2;
const REC_601 = [0.299, 0.587, 0.114] as const;
const FULL_RANGE = [0, 255, 128, 255, 128, 255];
/** Of Cb and Cr to both sides of no colour. */
const CHROMA_LEVELS = 127;
const LEVELS = 255;

/** Reads the layout of interleaved samples; null if it is invalid. */
export function yccSamples({ list, decimals }: Fields): YccSamples | null {
  const [across = DEFAULT_FACTOR, down = DEFAULT_FACTOR] = list(TAG.yccSubsampling);
  if (!FACTORS.includes(across) || !FACTORS.includes(down)) return null;
  const [red = REC_601[0], green = REC_601[1], blue = REC_601[2]] = decimals(TAG.yccCoefficients);
  const reference = FULL_RANGE.map((usual, index) => decimals(TAG.referenceBlackWhite)[index] ?? usual);
  const isValid = [red, green, blue].every((share) => share > 0 && share < 1) && reference.every(Number.isFinite);
  const isRange = [0, 2, 4].every((at) => reference[at] !== reference[at + 1]);
  return isValid && isRange ? { across, down, luma: [red, green, blue], reference } : null;
}

/** Returns the bytes of rows, padded to whole units. */
export function yccBytes({ across, down }: YccSamples, width: number, height: number): number {
  return Math.ceil(width / across) * Math.ceil(height / down) * (across * down + 2);
}

/** Converts rows to RGB. Chroma is repeated, not interpolated, as in libtiff. */
export function rgbOfYcc(data: Uint8Array, width: number, height: number, samples: YccSamples): Uint8Array {
  const { across, down } = samples;
  const [unit, perRow] = [across * down + 2, Math.ceil(width / across)];
  const toRgb = converter(samples);
  const rgb = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(y / down) * perRow * unit;
    for (let x = 0; x < width; x += 1) {
      const start = row + Math.floor(x / across) * unit;
      const luma = u8(data, start + (y % down) * across + (x % across));
      const chroma = start + across * down;
      toRgb(luma, u8(data, chroma), u8(data, chroma + 1), rgb, (y * width + x) * 3);
    }
  }
  return new Uint8Array(rgb.buffer);
}

type ToRgb = (y: number, cb: number, cr: number, into: Uint8ClampedArray, at: number) => void;

function converter({ luma: [red, green, blue], reference }: YccSamples): ToRgb {
  const level = (channel: number, levels: number): ((code: number) => number) => {
    const [none = 0, full = LEVELS] = reference.slice(2 * channel);
    return (code) => ((code - none) * levels) / (full - none);
  };
  const [lumaOf, cbOf, crOf] = [level(0, LEVELS), level(1, CHROMA_LEVELS), level(2, CHROMA_LEVELS)];
  return (y, cb, cr, into, at) => {
    const light = lumaOf(y);
    const r = light + (2 - 2 * red) * crOf(cr);
    const b = light + (2 - 2 * blue) * cbOf(cb);
    // Rounds and clips.
    into[at] = r;
    into[at + 1] = (light - red * r - blue * b) / green;
    into[at + 2] = b;
  };
}
