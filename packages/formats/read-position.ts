import { positionOf } from "@matte/metadata/exif";
import type { GpsPosition } from "@matte/metadata";
import { xmpPosition } from "@matte/metadata/xmp";
import { collectMetadata } from "./collect.ts";

/** Reads a photo's position from EXIF, else from XMP; null without one. Never rejects. */
export async function readPosition(file: Uint8Array): Promise<GpsPosition | null> {
  const { exif, xmp } = await collectMetadata(file);
  return positionOf(exif) ?? xmpPosition(xmp);
}
