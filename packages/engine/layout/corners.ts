/** The photo's rounded corners. Bands around it have the same centres, so each keeps its width along the arc. */
import type { HexColour } from "../colour.ts";
import { type Box, type Side, SIDES } from "./geometry.ts";
import type { Band } from "./parts.ts";
import type { Layout } from "./types.ts";

export interface Corner {
  readonly x: "left" | "right";
  readonly y: "top" | "bottom";
  /** For all arcs. */
  readonly centre: { readonly x: number; readonly y: number };
  /** The photo's corner radius. */
  readonly radius: number;
  /** Distance from the centre to the outermost band. */
  readonly reach: number;
}

/** The photo's corners, none if they are square. @param bands from the outside in */
export function cornersOf({ photo, cornerRadius: radius }: Layout, bands: readonly Band[]): readonly Corner[] {
  if (radius <= 0) return [];
  const reach = Math.max(radius, ...bands.map((band) => radiusOf(band, photo, radius)));
  const [left, right] = [photo.x + radius, photo.x + photo.width - radius];
  const [top, bottom] = [photo.y + radius, photo.y + photo.height - radius];
  return [
    { x: "left", y: "top", centre: { x: left, y: top }, radius, reach },
    { x: "right", y: "top", centre: { x: right, y: top }, radius, reach },
    { x: "left", y: "bottom", centre: { x: left, y: bottom }, radius, reach },
    { x: "right", y: "bottom", centre: { x: right, y: bottom }, radius, reach },
  ];
}

function radiusOf({ box }: Band, photo: Box, radius: number): number {
  return radius + photo.x - box.x;
}

/** A band at a corner. */
export interface RoundedBand {
  readonly outer: number;
  readonly inner: number;
  /** Towards the photo's left or right side, and towards its top or bottom; absent without paint, null for the matte. */
  readonly beside: HexColour | null | undefined;
  readonly above: HexColour | null | undefined;
  /** Set for the shadow of the matte's inner edge. */
  readonly shadow?: Band["shadow"] | undefined;
}

/** Pixels by which a band reaches below the next one, whose smoothed edge would else show what is beneath both. */
const OVERLAP = 1;

/** The bands at a corner. The innermost ends at the photo's arc. */
export function roundedBands(
  { x, y, radius }: Corner,
  { photo }: Layout,
  bands: readonly Band[],
): readonly RoundedBand[] {
  return bands.map((band, index) => {
    const next = bands.slice(index + 1).find(isComplete);
    const inner = next === undefined ? radius : Math.max(radius, radiusOf(next, photo, radius) - OVERLAP);
    const { colours, shadow } = band;
    const outer = radiusOf(band, photo, radius);
    return { outer, inner, beside: colours && colours[x], above: colours && colours[y], shadow };
  });
}

function isComplete({ colours }: Band): boolean {
  return colours === null || SIDES.every((side: Side) => colours[side] !== undefined);
}

/** Least height of the boxes covering a corner. */
const LEAST_STRIP = 12;
/** Most boxes per corner. Each is painted separately: more would cost more than the pixels they save. */
const MOST_STRIPS = 12;
/** Pixels beyond the arc that its smoothed edge reaches. */
const MARGIN = 1;

/** Lists boxes covering a corner up to the photo's arc, none over another. */
export function cornerBoxes({ x, y, centre, radius, reach }: Corner): readonly Box[] {
  const [top, bottom] = y === "top" ? [centre.y - reach, centre.y] : [centre.y, centre.y + reach];
  const strip = Math.max(LEAST_STRIP, Math.ceil(reach / MOST_STRIPS));
  const boxes: Box[] = [];
  for (let start = Math.floor(top); start < Math.ceil(bottom); start += strip) {
    const end = Math.min(start + strip, Math.ceil(bottom));
    const farthest = y === "top" ? centre.y - start : end - centre.y;
    const inside = Math.sqrt(Math.max(0, radius ** 2 - farthest ** 2));
    const width = reach - Math.max(0, inside - MARGIN);
    boxes.push({ x: x === "left" ? centre.x - reach : centre.x + reach - width, y: start, width, height: end - start });
  }
  return boxes;
}
