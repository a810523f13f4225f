/** The rooms that pictures hang in, and how wide a work of the gallery stands there. */
import type { BuiltPicture } from "#domain/pictures/framed-sample.ts";

type Proportions = Pick<BuiltPicture, "width" | "height">;

/** The gallery's, in pixels on a wide page. */
export const ROOM: Proportions = { width: 768, height: 672 };
/** A use case's. */
export const NICHE: Proportions = { width: 300, height: 380 };

/** Whether the room's height is what it fills. */
export function isTall(picture: Proportions, room: Proportions): boolean {
  return picture.width / picture.height < room.width / room.height;
}

/** `sizes` for a work: the room is seven of twelve columns where the page is wide, else the page's width. */
export function gallerySizes(picture: Proportions): string {
  const share = isTall(picture, ROOM) ? (picture.width / picture.height) * (ROOM.height / ROOM.width) : 1;
  const part = (of: number, unit: string): string => `${Math.round(of * share)}${unit}`;
  return `(min-width: 1440px) ${part(ROOM.width, "px")}, (min-width: 861px) ${part(53, "vw")}, ${part(90, "vw")}`;
}
