import type { ExportMetadata } from "@matte/metadata";
import { type FramedPicture, withFramedGainMap } from "@matte/formats/frame-record";
import { type GainMetadata, joinGainMap, leadSegments, withMapListed } from "@matte/formats/gain-map";
import type { JpegSegment } from "@matte/pixels/segments";
import { bytesOf, type Pieces } from "../encode/file.ts";

/** A framed map, and its description in the picture's file. */
export interface FramedGainMap {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly metadata: GainMetadata;
  /** Null if the map was encoded again, or the export remembers no frame. */
  readonly remembered: FramedPicture | null;
}

/** Outcome for a framed photo's gain map: `none` if there is none, none is to be kept, or the format cannot hold it. */
export type MapOutcome =
  | { readonly kind: "kept"; readonly map: FramedGainMap }
  | { readonly kind: "none" }
  | { readonly kind: "damaged" };

/** Adds this map, if any, to a picture's metadata. */
export function withMap(metadata: ExportMetadata, framed: FramedGainMap | null): ExportMetadata {
  if (framed === null) return metadata;
  const { bytes, remembered } = framed;
  const listed = withMapListed(metadata, framed.metadata, bytes.length);
  return remembered === null ? listed : withFramedGainMap(listed, remembered);
}

/** Returns the picture's segments leading to its map. */
export function leadTo(framed: FramedGainMap | null): readonly JpegSegment[] {
  return framed === null ? [] : leadSegments(framed.bytes);
}

/** Joins the picture's file with its map. */
export function joined(pieces: Pieces, { bytes }: FramedGainMap): Pieces {
  return joinGainMap(bytesOf(pieces), bytes);
}
