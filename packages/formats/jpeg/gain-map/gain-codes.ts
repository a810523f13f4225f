/** Finds the code for gain 1, and converts codes to a wider range. */
import type { GainMetadata, GainRange } from "./types.ts";

/** Allowed error in a matte's gain, in stops, before the range is extended: 1.4 percent. */
const MAX_ERROR = 0.02;
const LARGEST_CODE = 255;

/** Converts a code to stops. */
export function stopsOf({ min, max, gamma }: GainRange, code: number): number {
  return min + (max - min) * (code / LARGEST_CODE) ** (1 / gamma);
}

/** Fractional code from 0 to 255; clamps gains outside the range. */
function exactCode({ min, max, gamma }: GainRange, stops: number): number {
  if (max === min) return 0;
  return LARGEST_CODE * Math.min(1, Math.max(0, (stops - min) / (max - min))) ** gamma;
}

/** Returns the code nearest to gain 1. */
export function unityCode(range: GainRange): number {
  const below = Math.floor(exactCode(range, 0));
  const above = Math.min(LARGEST_CODE, below + 1);
  return Math.abs(stopsOf(range, above)) < Math.abs(stopsOf(range, below)) ? above : below;
}

/** Returns the codes for gain 1 by channel. */
export function unityCodes({ channels: [red, green, blue] }: GainMetadata): readonly [number, number, number] {
  return [unityCode(red), unityCode(green), unityCode(blue)];
}

/** Returns whether gain 1 is outside the range, so no code shows a matte unchanged. */
export function lacksUnity({ channels }: GainMetadata): boolean {
  return channels.some(({ min, max }) => min > MAX_ERROR || max < -MAX_ERROR);
}

/** Extends each channel's range to gain 1. */
export function withUnity(metadata: GainMetadata): GainMetadata {
  const [red, green, blue] = metadata.channels;
  return { ...metadata, channels: [extended(red), extended(green), extended(blue)] };
}

function extended(range: GainRange): GainRange {
  return { ...range, min: Math.min(0, range.min), max: Math.max(0, range.max) };
}

/** Maps present codes to codes in the extended range. */
export function extendedCodes(range: GainRange): Uint8Array {
  const wider = extended(range);
  return Uint8Array.from({ length: LARGEST_CODE + 1 }, (_, code) => Math.round(exactCode(wider, stopsOf(range, code))));
}

/** Maps Apple codes with this range to codes in equal stops. */
export function codesOfApple({ max, ...range }: GainRange): Uint8Array {
  const brightest = 2 ** max - 1;
  return Uint8Array.from({ length: LARGEST_CODE + 1 }, (_, code) => {
    return Math.round(exactCode({ ...range, max }, Math.log2(1 + brightest * linear(code / LARGEST_CODE))));
  });
}

/** Inverse of Rec. 709's transfer function, with which Apple codes gains above 1. */
function linear(value: number): number {
  return value < 0.081 ? value / 4.5 : ((value + 0.099) / 1.099) ** (1 / 0.45);
}
