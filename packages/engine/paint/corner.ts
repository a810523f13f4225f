/** Quarters of rings. Their arcs are polygons, which all platforms compute and draw alike. */
import type { HexColour } from "../colour.ts";
import type { Corner, RoundedBand } from "../layout/corners.ts";
import { type Box, cropBox, overlap } from "../layout/geometry.ts";
import { boundsOf, nearBox, type Point } from "./polygon.ts";
import type { Surface } from "./surface.ts";

/** Parameter of the arc's middle: the tangent of an eighth of a turn. */
const MIDDLE = Math.SQRT2 - 1;
/** Chords per root of the radius in pixels: none is farther from its arc than a fiftieth of a pixel. */
const CHORDS = 5;

/** Polygon in one colour, or with a shadow. */
export interface CornerPart {
  readonly points: readonly Point[];
  /** Around all points. */
  readonly bounds: Box;
  /** Null for the matte. */
  readonly colour: HexColour | "shadow" | null;
}

/** Pixels of matte painted beyond the outermost band: a thin line in a preview smooths a whole pixel. */
const BEYOND = 1;

/** Lists matte and bands outside the photo's arc, each over those before it. */
export function cornerParts(corner: Corner, bands: readonly RoundedBand[]): readonly CornerPart[] {
  const { radius } = corner;
  const edge = corner.reach + BEYOND;
  const [first] = bands;
  const square: Point[] = [
    [edge, 0],
    [edge, edge],
    [0, edge],
  ];
  const inner = first === undefined ? radius : Math.max(radius, first.outer - 1);
  const matte = partOf(corner, [...square, ...arc(inner, 1, 0)], null);
  const partsIn = (band: RoundedBand): readonly CornerPart[] =>
    band.shadow === "outside"
      ? [partOf(corner, [...square, ...arc(band.inner, 1, 0)], "shadow")]
      : bandParts(corner, band);
  return [matte, ...bands.flatMap(partsIn)];
}

/** The sides paint their half and the other's, which is painted over it: smoothed mitres then mix these two, never the matte. */
function bandParts(corner: Corner, { outer, inner, beside, above, shadow }: RoundedBand): readonly CornerPart[] {
  const between = (from: number, to: number, colour: CornerPart["colour"]): CornerPart =>
    partOf(corner, [...arc(outer, from, to), ...arc(inner, to, from)], colour);
  if (shadow !== undefined) return [between(0, 1, "shadow")];
  const parts: CornerPart[] = [];
  if (beside !== undefined) parts.push(between(0, beside !== null && above === undefined ? MIDDLE : 1, beside));
  if (above != null && above !== beside) parts.push(between(MIDDLE, 1, above));
  return parts;
}

/** An arc between its start towards the side, 0, and its end towards top or bottom, 1. */
function arc(radius: number, from: number, to: number): Point[] {
  const chords = Math.max(1, Math.ceil(CHORDS * Math.sqrt(radius) * Math.abs(to - from)));
  return Array.from({ length: chords + 1 }, (_, index) => {
    const t = from + ((to - from) * index) / chords;
    const share = radius / (1 + t * t);
    return [(1 - t * t) * share, 2 * t * share];
  });
}

/** @param points as distances from the centre */
function partOf({ x, y, centre }: Corner, points: readonly Point[], colour: CornerPart["colour"]): CornerPart {
  const [across, down] = [x === "left" ? -1 : 1, y === "top" ? -1 : 1];
  const placed = points.map(([u, v]): Point => [centre.x + across * u, centre.y + down * v]);
  return { points: placed, bounds: boundsOf(placed), colour };
}

/** Matte, shadow, and extent of the picture that shows a corner. */
export interface CornerMeans {
  /** Paints the matte. */
  ground(bounds: Box): void;
  /** Paints the shadow. */
  shadow(bounds: Box): void;
  /** Part of the picture that is wanted; absent for all of it. */
  readonly within?: Box | undefined;
}

export function paintPart(surface: Surface<unknown>, part: CornerPart, { ground, shadow, within }: CornerMeans): void {
  if (within !== undefined && !overlap(part.bounds, within)) return;
  const points = nearBox(part.points, within);
  if (points.length === 0) return;
  if (part.colour === null || part.colour === "shadow") {
    const paint = part.colour === null ? ground : shadow;
    surface.save();
    trace(surface, points);
    surface.clip();
    paint(within === undefined ? part.bounds : cropBox(part.bounds, within));
    surface.restore();
  } else {
    trace(surface, points);
    surface.fillStyle = part.colour;
    surface.fill();
  }
}

function trace(surface: Surface<unknown>, [first, ...rest]: readonly Point[]): void {
  surface.beginPath();
  if (first !== undefined) surface.moveTo(...first);
  for (const point of rest) surface.lineTo(...point);
}
