import type { CameraData } from "@matte/engine";
import type { Position } from "./gps.ts";
import type { Child, Entry } from "./tiff.ts";

/** What a kind of camera writes, and what a caption should make of it. Values are invented; the habits are real. */
export interface CameraHabits {
  readonly byteOrder: "II" | "MM";
  readonly ifd0: readonly Entry[];
  readonly exif: readonly Entry[];
  /** What the camera's EXIF IFD points to: the maker's note. */
  readonly exifChildren?: readonly Child[];
  readonly position?: Position;
  /** XMP as a packet of its own. */
  readonly xmp?: string;
  readonly displayP3?: boolean;
  /** The data that a reader should find. */
  readonly expected: CameraData;
}
