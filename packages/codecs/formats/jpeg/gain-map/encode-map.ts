import type { Size } from "@matte/engine";
import { join } from "../../../bytes.ts";
import { encodeGrey } from "../encode/encode-grey.ts";
import { encodeJpeg } from "../encode/encode.ts";
import { jfifWith } from "../jfif.ts";
import { extendedCodes, lacksUnity, unityCodes, withUnity } from "./gain-codes.ts";
import { mapSegments } from "./map-segments.ts";
import type { GainMap, GainMetadata } from "./types.ts";

/** Quality of a map that is encoded again: its light then differs by 0.2 percent on average. */
const QUALITY = 98;
/** JFIF's density of a picture that has none of its own. */
const DENSITY = 72;

/** Codes of a map that is encoded again. */
export interface DrawnCodes {
  /** Code of a gain of 1, by channel. */
  readonly unity: readonly [number, number, number];
  /** Converts the map's own codes in RGBA pixels, in place; null where they stay. */
  readonly convert: ((pixels: Uint8ClampedArray) => void) | null;
}

/** The map's own codes; those of a range that includes a gain of 1 where its own does not. */
export function drawnCodes(metadata: GainMetadata): DrawnCodes {
  if (!lacksUnity(metadata)) return { unity: unityCodes(metadata), convert: null };
  const tables = metadata.channels.map(extendedCodes);
  const convert = (pixels: Uint8ClampedArray): void => {
    for (let at = 0; at < pixels.length; at += 1) pixels[at] = tables[at & 3]?.[pixels[at] ?? 0] ?? 255;
  };
  return { unity: unityCodes(withUnity(metadata)), convert };
}

/**
 * Encodes the framed map of a photo.
 * @param map the map's own JPEG, whose metadata is kept
 * @param read returns RGBA rows with the codes of {@link drawnCodes}, which are used until the next call
 * @returns null without WebAssembly, which only colours need
 */
export function encodeGainMap(
  map: Uint8Array,
  { metadata, components }: Pick<GainMap, "metadata" | "components">,
  size: Size,
  read: (top: number, rows: number) => Uint8ClampedArray,
): Uint8Array<ArrayBuffer> | null {
  const range = lacksUnity(metadata) ? "with-unity" : "own";
  const segments = [jfifWith(DENSITY), ...mapSegments(map, metadata, range)];
  const picture = { size, quality: QUALITY, segments, read, alike: () => false };
  if (components === 1) return encodeGrey(picture);
  const pieces = encodeJpeg(picture);
  return pieces && join(pieces);
}
