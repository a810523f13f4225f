import { NO_PROFILE } from "@matte/pixels/bytes";
import type { PhotoExtra } from "./header.ts";
import type { CarriedMetadata } from "@matte/metadata";
import { recognise } from "./recognise.ts";
import { SLICES } from "./slices.ts";

const NOTHING: CarriedMetadata = { exif: null, xmp: null, extendedXmp: null, resources: null, profile: NO_PROFILE };

/**
 * Collects a photo's metadata. Never rejects: unreadable parts are null, and other file types carry nothing.
 * @param source the whole file
 */
export async function collectMetadata(source: Uint8Array): Promise<CarriedMetadata> {
  const recognised = recognise(source);
  return recognised === null || "type" in recognised ? NOTHING : SLICES[recognised.kind].collectMetadata(source);
}

/** Finds parts missing from every export, see {@link PhotoExtra}. Never throws. */
export function findExtras(source: Uint8Array): readonly PhotoExtra[] {
  const recognised = recognise(source);
  return recognised === null || "type" in recognised ? [] : SLICES[recognised.kind].findExtras(source);
}
