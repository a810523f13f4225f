import type { CameraData } from "@matte/engine";
import type { Position } from "./gps.ts";
import type { Child, Entry } from "./tiff.ts";

/**
 * EXIF as written by a kind of camera, and the data expected in a caption. Values are invented; the habits are real.
 */
export interface CameraHabits {
  readonly byteOrder: "II" | "MM";
  readonly ifd0: readonly Entry[];
  readonly exif: readonly Entry[];
  /** Directories referenced from the EXIF IFD: the maker note. */
  readonly exifChildren?: readonly Child[];
  readonly position?: Position;
  /** XMP as a separate packet. */
  readonly xmp?: string;
  readonly displayP3?: boolean;
  /** Data expected from a reader. */
  readonly expected: CameraData;
}
