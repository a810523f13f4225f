/** Turns and mirrors as EXIF orientations (Exif 2.32 §4.6.4 A, tag 0x0112). */
import type { PhotoCrop } from "./photo-crop.ts";

/** Orientations by quarter turns clockwise, then mirrored left to right or not. */
const ORIENTATIONS = { plain: [1, 6, 3, 8], mirrored: [2, 5, 4, 7] } as const;

/** The orientation that shows a file turned and mirrored in addition to its stored orientation. */
export function turnedOrientation(orientation: number, { turn, mirror }: Pick<PhotoCrop, "turn" | "mirror">): number {
  const isMirrored = ORIENTATIONS.mirrored.some((one) => one === orientation);
  const own = Math.max(
    0,
    ORIENTATIONS[isMirrored ? "mirrored" : "plain"].findIndex((one) => one === orientation),
  );
  // A mirrored photo turns the other way before it is mirrored.
  const quarters = (own + (isMirrored ? 4 - turn : turn)) % 4;
  return ORIENTATIONS[isMirrored === mirror ? "plain" : "mirrored"][quarters] ?? 1;
}
