/** Codes of a gain map: the one that leaves a pixel as it is, and those of a wider range. */
import type { GainMetadata, GainRange } from "./types.ts";

/** Stops by which the gain of a matte may differ from 1 before the range is extended: 1.4 percent. */
const MAX_ERROR = 0.02;
const LARGEST_CODE = 255;

/** Gain in stops that a code means. */
export function stopsOf({ min, max, gamma }: GainRange, code: number): number {
  return min + (max - min) * (code / LARGEST_CODE) ** (1 / gamma);
}

/** Exact code of a gain, from 0 to 255 with fractions; a gain outside the range has the nearest. */
function exactCode({ min, max, gamma }: GainRange, stops: number): number {
  if (max === min) return 0;
  return LARGEST_CODE * Math.min(1, Math.max(0, (stops - min) / (max - min))) ** gamma;
}

/** Code whose gain is nearest to 1. */
export function unityCode(range: GainRange): number {
  const below = Math.floor(exactCode(range, 0));
  const above = Math.min(LARGEST_CODE, below + 1);
  return Math.abs(stopsOf(range, above)) < Math.abs(stopsOf(range, below)) ? above : below;
}

/** Codes of a gain of 1 by channel. */
export function unityCodes({ channels: [red, green, blue] }: GainMetadata): readonly [number, number, number] {
  return [unityCode(red), unityCode(green), unityCode(blue)];
}

/** True where a gain of 1 is outside the range, so that no code shows a matte as it is. */
export function lacksUnity({ channels }: GainMetadata): boolean {
  return channels.some(({ min, max }) => min > MAX_ERROR || max < -MAX_ERROR);
}

/** The metadata with a gain of 1 in the range of each channel. */
export function withUnity(metadata: GainMetadata): GainMetadata {
  const [red, green, blue] = metadata.channels;
  return { ...metadata, channels: [extended(red), extended(green), extended(blue)] };
}

function extended(range: GainRange): GainRange {
  return { ...range, min: Math.min(0, range.min), max: Math.max(0, range.max) };
}

/** Codes of the extended range by codes of the present one. */
export function extendedCodes(range: GainRange): Uint8Array {
  const wider = extended(range);
  return Uint8Array.from({ length: LARGEST_CODE + 1 }, (_, code) => Math.round(exactCode(wider, stopsOf(range, code))));
}

/** Codes of equal steps in stops, by the codes of Apple's maps with this range. */
export function codesOfApple({ max, ...range }: GainRange): Uint8Array {
  const brightest = 2 ** max - 1;
  return Uint8Array.from({ length: LARGEST_CODE + 1 }, (_, code) => {
    return Math.round(exactCode({ ...range, max }, Math.log2(1 + brightest * linear(code / LARGEST_CODE))));
  });
}

/** Inverse of Rec. 709's transfer function, by which Apple codes the gain above 1. */
function linear(value: number): number {
  return value < 0.081 ? value / 4.5 : ((value + 0.099) / 1.099) ** (1 / 0.45);
}
