import type { Box, Size } from "@matte/engine";
import {
  boxOnGrid,
  cutOf,
  type FramedPlace,
  frameLossless,
  type LosslessFallback,
  type LosslessPlan,
  type LosslessSource,
  openLossless,
} from "@matte/jpeg/lossless";
import { lacksUnity, unityCodes } from "./gain-codes.ts";
import { mapSegments } from "./map-segments.ts";
import type { GainMap } from "./types.ts";

interface FrameMapOptions {
  /** Areas painted over the photo in the framed picture. */
  readonly overlays?: readonly Box[];
  /** Receives the place from which a framed map can be restored; null for none. */
  readonly onPlace?: (place: FramedPlace | null) => void;
}

/**
 * Frames a gain map like its photo, with gain 1 over the matte and without encoding it again. A crop ends within a pixel of the map.
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
  const { width, height } = place.crop ?? photo;
  const isOver = overlays.some((box) => overlaps(box, { ...place.photo, width, height }));
  if (scaled === null || isOver || lacksUnity(metadata) || !isOnGrid(scaled, source.mcu)) return null;
  const paint = { background: unityCodes(metadata), flats: [], overlays: [], draw: () => new Uint8ClampedArray() };
  const { returned } = scaled;
  const framed = frameLossless(source, scaled, paint, {
    segments: mapSegments(map, metadata),
    ...(onPlace && { onCovered: (covered) => onPlace(returned && { photo: returned, covered }) }),
  });
  return "fallbackReason" in framed && framed.fallbackReason !== "damaged" ? null : framed;
}

interface ScaledPlace extends LosslessPlan {
  readonly crop: Box;
  readonly returned: Box | null;
}

/**
 * Scales the place to the map's pixels; null unless canvas and photo are whole ones, so that the map covers the photo exactly as
 * before.
 */
function scaledPlace(place: LosslessPlan, photo: Size, map: LosslessSource): ScaledPlace | null {
  const all = { x: 0, y: 0, ...photo };
  const crop = place.crop ?? all;
  const toMap = ({ x, y, width, height }: Box): Box => ({
    x: (x * map.width) / photo.width,
    y: (y * map.height) / photo.height,
    width: (width * map.width) / photo.width,
    height: (height * map.height) / photo.height,
  });
  // Of the whole photo, which may begin outside the canvas.
  const whole = toMap({ ...all, x: place.photo.x - crop.x, y: place.photo.y - crop.y });
  const canvas = toMap({ x: 0, y: 0, ...place.canvas });
  if (![whole.x, whole.y, canvas.width, canvas.height].every(Number.isInteger)) return null;
  const shown = wholePixels(toMap(crop));
  if (shown === null) return null;
  const at = { x: whole.x + shown.x, y: whole.y + shown.y };
  const { returned } = place;
  return {
    canvas: { width: canvas.width, height: canvas.height },
    photo: at,
    crop: shown,
    returned:
      returned === undefined
        ? boxOnGrid({ ...shown, ...at }, map.mcu, cutOf(crop, photo))
        : returned && wholePixels(toMap(returned)),
  };
}

/** Whole pixels inside a box; null if there are none. A map that extended over the matte would brighten it. */
function wholePixels({ x, y, width, height }: Box): Box | null {
  const [left, top] = [Math.ceil(x), Math.ceil(y)];
  const size = { width: Math.floor(x + width) - left, height: Math.floor(y + height) - top };
  return size.width <= 0 || size.height <= 0 ? null : { x: left, y: top, ...size };
}

function isOnGrid({ photo, crop, returned }: ScaledPlace, mcu: Size): boolean {
  const isReturned = returned === null || (returned.x % mcu.width === 0 && returned.y % mcu.height === 0);
  return isReturned && (photo.x - crop.x) % mcu.width === 0 && (photo.y - crop.y) % mcu.height === 0;
}

function overlaps(one: Box, other: Box): boolean {
  const isApart =
    one.x >= other.x + other.width ||
    other.x >= one.x + one.width ||
    one.y >= other.y + other.height ||
    other.y >= one.y + one.height;
  return !isApart;
}
