/** Widths of strokes, and limits of the inner one (SPEC §5). */

const SHARE_OF_WIDTH = 0.2;
const MAXIMUM_WITHOUT_PHOTOS = 200;

/** The widest stroke in pixels: 20 percent of the widest photo that a JPEG can hold. */
export const WIDEST_STROKE = widestStroke(65_535);

/** Returns the upper end of the slider in pixels: 20 percent of the first photo's width, 200 without photos. */
export function innerStrokeMaximum(firstPhotoWidth: number | null): number {
  return firstPhotoWidth === null ? MAXIMUM_WITHOUT_PHOTOS : widestStroke(firstPhotoWidth);
}

/** Units of strokes: pixels of the photo, or thousandths of the base length. */
export const STROKE_UNITS = ["px", "permille"] as const;

type StrokeUnit = (typeof STROKE_UNITS)[number];

/** Returns a photo's widest stroke in pixels. The stored value is never rewritten, only limited here. */
export function widestStroke(photoWidth: number): number {
  return Math.round(SHARE_OF_WIDTH * photoWidth);
}

/** A stroke's size in whole pixels. */
export function strokePixels(size: number, unit: StrokeUnit, base: number): number {
  return Math.round(unit === "px" ? size : (size / 1000) * base);
}

/** Thousandths have one decimal, or a one-pixel line would have none. */
export const PERMILLE_STEP = 0.1;

/** Converts a stroke's size to the other unit, so the line keeps its width. @param base length in pixels */
export function convertedStroke(size: number, to: StrokeUnit, base: number): number {
  if (to === "px") return strokePixels(size, "permille", base);
  return Math.round((size * 1000) / base / PERMILLE_STEP) / Math.round(1 / PERMILLE_STEP);
}
