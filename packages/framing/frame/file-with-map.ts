/** File of a framed picture and its gain map. */
import {
  type ExportMetadata,
  type FramedPicture,
  type GainMetadata,
  joinGainMap,
  type JpegSegment,
  leadSegments,
  withFramedGainMap,
  withMapListed,
} from "@matte/codecs";
import { bytesOf, type Pieces } from "../encode/file.ts";

/** A framed map, and what the file of its picture says about it. */
export interface FramedGainMap {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly metadata: GainMetadata;
  /** Null if the map was encoded again, or the export remembers no frame. */
  readonly remembered: FramedPicture | null;
}

/** Outcome of framing a photo's gain map: `none` if there is none, none is to be kept, or the format cannot hold it. */
export type MapOutcome =
  | { readonly kind: "kept"; readonly map: FramedGainMap }
  | { readonly kind: "none" }
  | { readonly kind: "damaged" };

/** Metadata of a picture with this map, if any. */
export function withMap(metadata: ExportMetadata, framed: FramedGainMap | null): ExportMetadata {
  if (framed === null) return metadata;
  const { bytes, remembered } = framed;
  const listed = withMapListed(metadata, framed.metadata, bytes.length);
  return remembered === null ? listed : withFramedGainMap(listed, remembered);
}

/** Segments of a picture that lead to its map. */
export function leadTo(framed: FramedGainMap | null): readonly JpegSegment[] {
  return framed === null ? [] : leadSegments(framed.bytes);
}

/** The picture's file with its map. */
export function joined(pieces: Pieces, { bytes }: FramedGainMap): Pieces {
  return joinGainMap(bytesOf(pieces), bytes);
}
