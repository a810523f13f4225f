/** The room that each work of the gallery hangs in, and how wide it stands there. */
import type { Picture } from "./exhibit.ts";

/** Pixels on a wide page. */
const ROOM = { width: 768, height: 672 };

type Proportions = Pick<Picture, "width" | "height">;

/** Whether the room's height is what it fills. */
export function isTall({ width, height }: Proportions): boolean {
  return width / height < ROOM.width / ROOM.height;
}

/** `sizes` for a work: the room is seven of twelve columns where the page is wide, else the page's width. */
export function gallerySizes(picture: Proportions): string {
  const share = isTall(picture) ? (picture.width / picture.height) * (ROOM.height / ROOM.width) : 1;
  const part = (of: number, unit: string): string => `${Math.round(of * share)}${unit}`;
  return `(min-width: 1440px) ${part(ROOM.width, "px")}, (min-width: 861px) ${part(53, "vw")}, ${part(90, "vw")}`;
}
