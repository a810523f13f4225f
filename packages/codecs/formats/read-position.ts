import { type GpsPosition, positionOf } from "../metadata/exif/position.ts";
import { collectMetadata } from "./collect.ts";

/** The position where a photo was taken; null without one. Never rejects. */
export async function readPosition(file: Uint8Array): Promise<GpsPosition | null> {
  return positionOf((await collectMetadata(file)).exif);
}
