import { positionOf } from "../metadata/exif/position.ts";
import type { GpsPosition } from "../metadata/gps-position.ts";
import { xmpPosition } from "../metadata/xmp/position.ts";
import { collectMetadata } from "./collect.ts";

/** Reads a photo's position from EXIF, else from XMP; null without one. Never rejects. */
export async function readPosition(file: Uint8Array): Promise<GpsPosition | null> {
  const { exif, xmp } = await collectMetadata(file);
  return positionOf(exif) ?? xmpPosition(xmp);
}
