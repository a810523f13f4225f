import { join } from "@matte/pixels/bytes";
import type { FramedPicture } from "./types.ts";
import { findGainMap } from "../gain-map/find.ts";
import { mapSegments } from "../gain-map/map-segments.ts";
import type { GainMetadata } from "../gain-map/types.ts";
import { openLossless, unframeLossless } from "@matte/jpeg/lossless";
import { scanHash } from "./scan-hash.ts";

export interface UnframedGainMap {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly metadata: GainMetadata;
}

/**
 * Removes the frame from an export's gain map, restoring the original coefficients.
 * @param remembered the map in the export's record
 * @returns null if the export has no map, encoded it with the frame, or was saved by another program since
 */
export async function unframeGainMap(
  file: Uint8Array,
  remembered: FramedPicture | undefined,
): Promise<UnframedGainMap | null> {
  if (remembered === undefined) return null;
  const map = findGainMap(file);
  if (map === null || map === "damaged") return null;
  const jpeg = join([file.subarray(map.range.start, map.range.end)]);
  if ((await scanHash(jpeg, remembered.place)) !== remembered.scan) return null;
  const source = openLossless(jpeg);
  if ("fallbackReason" in source) return null;
  const bytes = unframeLossless(source, remembered.place, { segments: mapSegments(jpeg, map.metadata) });
  return "fallbackReason" in bytes ? null : { bytes, metadata: map.metadata };
}
