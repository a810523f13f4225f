/** The ranges of SPEC §5, in the units of {@link Settings}. */
import type { Settings } from "./settings.ts";

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export const RANGES = {
  outerBorderSize: { min: 0, max: 30, step: 1 },
  logoSize: { min: 10, max: 120, step: 1 },
  metadataFontSize: { min: 15, max: 50, step: 1 },
} as const satisfies Partial<Record<keyof Settings, Range>>;

/** Outer matte sizes a photographer thinks in, with their percent of the photo's width. */
export const QUICK_SIZES = [
  { name: "1 inch", percent: 4 },
  { name: "2 inch", percent: 8 },
  { name: "4 inch", percent: 16 },
  { name: "6 inch", percent: 24 },
] as const;

const STROKE_SHARE = 0.2;
const STROKE_MAXIMUM_WITHOUT_PHOTOS = 200;

/** The slider's upper end for the inner stroke in pixels: 20 percent of the first photo's width, 200 without photos. */
export function innerStrokeMaximum(firstPhotoWidth: number | null): number {
  return firstPhotoWidth === null ? STROKE_MAXIMUM_WITHOUT_PHOTOS : Math.round(STROKE_SHARE * firstPhotoWidth);
}

/** The stroke a photo of this width really gets, in whole pixels: what is stored is never rewritten, only limited here. */
export function strokeWidth(innerBorderSize: number, photoWidth: number): number {
  return Math.min(Math.round(innerBorderSize), Math.round(STROKE_SHARE * photoWidth));
}

export function clamp(value: number, { min, max }: Pick<Range, "min" | "max">): number {
  return Math.min(max, Math.max(min, value));
}
