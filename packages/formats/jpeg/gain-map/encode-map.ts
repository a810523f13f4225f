import type { Size } from "@matte/engine";
import { jfifWith, RGB_SEGMENT } from "@matte/jpeg/segments";
import { encodePlanes } from "@matte/jpeg";
import type { JpegSegment } from "@matte/pixels/segments";
import { codesOfApple, extendedCodes, lacksUnity, unityCodes, withUnity } from "./gain-codes.ts";
import { mapSegments, writtenMapSegments } from "./map-segments.ts";
import type { GainMap, GainMetadata, GainRange } from "./types.ts";

/** Quality for maps encoded again: their light differs by 0.2 percent on average. */
const QUALITY = 98;
/** Quality for codes in a wider range: they were rounded to it already, and each has more light. */
const FINEST = 100;
/** JFIF density for a picture without one. */
const DENSITY = 72;

export interface MapEncoding {
  readonly metadata: GainMetadata;
  /** 1 for a grey map, else 3. */
  readonly components: number;
  /** Code for gain 1, by channel. */
  readonly unity: readonly [number, number, number];
  /** Converts the map's codes in RGBA pixels, in place; null if they stay. */
  readonly convert: ((pixels: Uint8ClampedArray) => void) | null;
  /** 1 to 100, libjpeg's scale. */
  readonly quality: number;
  readonly segments: readonly JpegSegment[];
}

/**
 * Keeps a JPEG map's metadata. Widens the range and converts the codes if they cannot express gain 1.
 * @param map the map's JPEG
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
    quality: range === "own" ? QUALITY : FINEST,
    segments: mapSegments(map, metadata, range),
  };
}

/** Encodes another format's map as Ultra HDR, with metadata in XMP and ISO 21496-1. */
export function ultraHdrEncoding({ metadata, components }: Omit<GainMap, "range" | "size">): MapEncoding {
  const isApple = metadata.form === "apple";
  const wider: GainMetadata = { ...(lacksUnity(metadata) ? withUnity(metadata) : metadata), form: "hdrgm" };
  const isKept = !isApple && !lacksUnity(metadata);
  return {
    metadata: wider,
    components,
    unity: unityCodes(wider),
    convert: isKept ? null : converterOf(metadata, isApple ? codesOfApple : extendedCodes),
    quality: lacksUnity(metadata) ? FINEST : QUALITY,
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
 * Encodes a photo's framed map. A map in colour is RGB: YCbCr would need two more roundings.
 * @param read returns RGBA rows with the encoding's codes, used until the next call
 */
export function encodeGainMap(
  { components, quality, segments }: Pick<MapEncoding, "components" | "quality" | "segments">,
  size: Size,
  read: (top: number, rows: number) => Uint8ClampedArray,
): Uint8Array<ArrayBuffer> {
  const isGrey = components === 1;
  const model = isGrey ? jfifWith(DENSITY) : RGB_SEGMENT;
  return encodePlanes({ size, quality, segments: [model, ...segments], read }, isGrey ? 1 : 3);
}
