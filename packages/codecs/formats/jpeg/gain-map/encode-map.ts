import type { Size } from "@matte/engine";
import { join } from "../../../bytes.ts";
import { encodeGrey } from "../encode/encode-grey.ts";
import { encodeJpeg } from "../encode/encode.ts";
import { jfifWith } from "../jfif.ts";
import type { JpegSegment } from "../segments.ts";
import { codesOfApple, extendedCodes, lacksUnity, unityCodes, withUnity } from "./gain-codes.ts";
import { mapSegments, writtenMapSegments } from "./map-segments.ts";
import type { GainMap, GainMetadata, GainRange } from "./types.ts";

/** Quality of a map that is encoded again: its light then differs by 0.2 percent on average. */
const QUALITY = 98;
/** JFIF's density of a picture that has none of its own. */
const DENSITY = 72;

/** Codes, metadata and segments of a map that is encoded again. */
export interface MapEncoding {
  readonly metadata: GainMetadata;
  /** 1 for a grey map, else 3. */
  readonly components: number;
  /** Code of a gain of 1, by channel. */
  readonly unity: readonly [number, number, number];
  /** Converts the map's own codes in RGBA pixels, in place; null where they stay. */
  readonly convert: ((pixels: Uint8ClampedArray) => void) | null;
  /** Segments that say what the codes mean. */
  readonly segments: readonly JpegSegment[];
}

/**
 * The encoding of a JPEG's map with its own metadata. Its codes become those of a wider range where its own has no gain of 1.
 * @param map the map's own JPEG
 */
export function jpegMapEncoding(
  map: Uint8Array,
  { metadata, components }: Omit<GainMap, "range" | "size">,
): MapEncoding {
  const range = lacksUnity(metadata) ? "with-unity" : "own";
  return {
    metadata,
    components,
    unity: unityCodes(range === "own" ? metadata : withUnity(metadata)),
    convert: range === "own" ? null : converterOf(metadata, extendedCodes),
    segments: mapSegments(map, metadata, range),
  };
}

/** The encoding of another format's map for Ultra HDR, with metadata in XMP and of ISO 21496-1. */
export function ultraHdrEncoding({ metadata, components }: Omit<GainMap, "range" | "size">): MapEncoding {
  const isApple = metadata.form === "apple";
  const wider: GainMetadata = { ...(lacksUnity(metadata) ? withUnity(metadata) : metadata), form: "hdrgm" };
  const isKept = !isApple && !lacksUnity(metadata);
  return {
    metadata: wider,
    components,
    unity: unityCodes(wider),
    convert: isKept ? null : converterOf(metadata, isApple ? codesOfApple : extendedCodes),
    segments: writtenMapSegments(wider),
  };
}

function converterOf({ channels }: GainMetadata, codesOf: (range: GainRange) => Uint8Array): MapEncoding["convert"] {
  const tables = channels.map(codesOf);
  return (pixels) => {
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = tables[at & 3]?.[pixels[at] ?? 0] ?? 255;
  };
}

/**
 * Encodes the framed map of a photo.
 * @param read returns RGBA rows with the codes of the encoding, which are used until the next call
 * @returns null without WebAssembly, which only colours need
 */
export function encodeGainMap(
  { components, segments: described }: Pick<MapEncoding, "components" | "segments">,
  size: Size,
  read: (top: number, rows: number) => Uint8ClampedArray,
): Uint8Array<ArrayBuffer> | null {
  const picture = { size, quality: QUALITY, segments: [jfifWith(DENSITY), ...described], read, alike: () => false };
  if (components === 1) return encodeGrey(picture);
  const pieces = encodeJpeg(picture);
  return pieces && join(pieces);
}
