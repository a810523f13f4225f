import { positionOf } from "../metadata/exif/position.ts";
import type { GpsPosition } from "../metadata/gps-position.ts";
import { xmpPosition } from "../metadata/xmp/position.ts";
import { collectMetadata } from "./collect.ts";

/** The position where a photo was taken, in EXIF or else in XMP; null without one. Never rejects. */
export async function readPosition(file: Uint8Array): Promise<GpsPosition | null> {
  const { exif, xmp } = await collectMetadata(file);
  return positionOf(exif) ?? xmpPosition(xmp);
}
