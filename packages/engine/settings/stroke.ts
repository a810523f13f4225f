/** Limits of the inner stroke (SPEC §5). */

const SHARE_OF_WIDTH = 0.2;
const MAXIMUM_WITHOUT_PHOTOS = 200;

/** The widest stroke in pixels: 20 percent of the widest photo that a JPEG can hold. */
export const WIDEST_STROKE = Math.round(SHARE_OF_WIDTH * 65_535);

/** Upper end of the slider in pixels: 20 percent of the first photo's width, 200 without photos. */
export function innerStrokeMaximum(firstPhotoWidth: number | null): number {
  return firstPhotoWidth === null ? MAXIMUM_WITHOUT_PHOTOS : Math.round(SHARE_OF_WIDTH * firstPhotoWidth);
}

/** The stroke of a photo of this width, in whole pixels. The stored value is never rewritten, only limited here. */
export function strokeWidth(innerBorderSize: number, photoWidth: number): number {
  return Math.min(Math.round(innerBorderSize), Math.round(SHARE_OF_WIDTH * photoWidth));
}
