import type { Box, Size } from "@matte/engine";
import type { FramedPlace } from "../../../metadata/types.ts";
import { type LosslessFallback } from "../lossless/fallback.ts";
import { frameLossless } from "../lossless/frame.ts";
import { openLossless } from "../lossless/open.ts";
import type { LosslessPlan } from "../lossless/types.ts";
import { lacksUnity, unityCodes } from "./gain-codes.ts";
import { mapSegments } from "./map-segments.ts";
import type { GainMap } from "./types.ts";

interface FrameMapOptions {
  /** Areas painted over the photo in the framed picture. */
  readonly overlays?: readonly Box[];
  /** Receives the place from which a framed map can be restored. */
  readonly onPlace?: (place: FramedPlace) => void;
}

/**
 * Frames a gain map like its photo, with gain 1 over the matte and without encoding it again.
 * @param map the map's JPEG
 * @param photo the photo's stored size
 * @param place the photo's place in its framed picture
 * @returns the framed map; null to encode it again: off its grid, with overlays over the photo, or without a code for 1
 */
export function frameGainMap(
  map: Uint8Array,
  { metadata }: Pick<GainMap, "metadata">,
  photo: Size,
  place: LosslessPlan,
  { overlays = [], onPlace }: FrameMapOptions = {},
): Uint8Array<ArrayBuffer> | LosslessFallback | null {
  const source = openLossless(map);
  if ("fallbackReason" in source) return source;
  const scaled = scaledPlace(place, photo, source);
  const isOver = overlays.some((box) => overlaps(box, { ...place.photo, ...photo }));
  if (scaled === null || isOver || lacksUnity(metadata) || !isOnGrid(scaled, source.mcu)) return null;
  const paint = { background: unityCodes(metadata), flats: [], overlays: [], draw: () => new Uint8ClampedArray() };
  const { width, height } = source;
  const framed = frameLossless(source, scaled, paint, {
    segments: mapSegments(map, metadata),
    ...(onPlace && { onCovered: (covered) => onPlace({ photo: { ...scaled.photo, width, height }, covered }) }),
  });
  return "fallbackReason" in framed && framed.fallbackReason !== "damaged" ? null : framed;
}

/** Scales the place to the map's pixels; null unless they are whole, so that the map covers the photo exactly as before. */
function scaledPlace({ canvas, photo: at }: LosslessPlan, photo: Size, map: Size): LosslessPlan | null {
  const [x, width] = [at.x, canvas.width].map((length) => (length * map.width) / photo.width);
  const [y, height] = [at.y, canvas.height].map((length) => (length * map.height) / photo.height);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  if (![x, y, width, height].every(Number.isInteger)) return null;
  return { canvas: { width, height }, photo: { x, y } };
}

function isOnGrid({ photo }: LosslessPlan, mcu: Size): boolean {
  return photo.x % mcu.width === 0 && photo.y % mcu.height === 0;
}

function overlaps(one: Box, other: Box): boolean {
  const isApart =
    one.x >= other.x + other.width ||
    other.x >= one.x + one.width ||
    one.y >= other.y + other.height ||
    other.y >= one.y + one.height;
  return !isApart;
}
