/** Available space for pictures on the landing page, and their displayed width in it. */
import type { BuiltPicture } from "#domain/pictures/framed-sample.ts";

type Proportions = Pick<BuiltPicture, "width" | "height">;

/** Space in the gallery, in pixels on a wide page. */
export const GALLERY_SPACE: Proportions = { width: 768, height: 672 };
export const USE_CASE_SPACE: Proportions = { width: 300, height: 380 };

/** Returns whether a picture fills the space in height. */
export function isTall(picture: Proportions, space: Proportions): boolean {
  return picture.width / picture.height < space.width / space.height;
}

/** An artwork's `sizes`: the gallery has seven of twelve columns on a wide page, else the page's width. */
export function gallerySizes(picture: Proportions): string {
  const share = isTall(picture, GALLERY_SPACE)
    ? (picture.width / picture.height) * (GALLERY_SPACE.height / GALLERY_SPACE.width)
    : 1;
  const part = (of: number, unit: string): string => `${Math.round(of * share)}${unit}`;
  return `(min-width: 1440px) ${part(GALLERY_SPACE.width, "px")}, (min-width: 861px) ${part(53, "vw")}, ${part(90, "vw")}`;
}
