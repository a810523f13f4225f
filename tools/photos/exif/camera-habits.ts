import type { CameraData } from "@matte/engine";
import type { Position } from "./gps.ts";
import type { Child, Entry } from "./tiff.ts";

/** EXIF that a kind of camera writes, and the data that a caption should show. Values are invented; the habits are real. */
export interface CameraHabits {
  readonly byteOrder: "II" | "MM";
  readonly ifd0: readonly Entry[];
  readonly exif: readonly Entry[];
  /** Directories that the EXIF IFD points to: the maker note. */
  readonly exifChildren?: readonly Child[];
  readonly position?: Position;
  /** XMP as a separate packet. */
  readonly xmp?: string;
  readonly displayP3?: boolean;
  /** Data that a reader should find. */
  readonly expected: CameraData;
}
