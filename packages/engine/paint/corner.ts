/** Quarters of rings. Their arcs are polygons, which all platforms compute and draw alike. */
import type { HexColour } from "../colour.ts";
import type { Corner, RoundedBand } from "../layout/corners.ts";
import type { Surface } from "./surface.ts";

type Point = readonly [across: number, down: number];

/** Parameter of the arc's middle: the tangent of an eighth of a turn. */
const MIDDLE = Math.SQRT2 - 1;
/** Chords per root of the radius in pixels: none is farther from its arc than a fiftieth of a pixel. */
const CHORDS = 5;

/**
 * Paints matte and bands outside of the photo's arc.
 * @param ground paints the matte
 */
export function paintCorner(
  surface: Surface<unknown>,
  corner: Corner,
  bands: readonly RoundedBand[],
  ground: () => void,
): void {
  const { reach, radius } = corner;
  const [first] = bands;
  const square: Point[] = [
    [reach, 0],
    [reach, reach],
    [0, reach],
  ];
  const inner = first === undefined ? radius : Math.max(radius, first.outer - 1);
  clipped(surface, corner, [...square, ...arc(inner, 1, 0)], ground);
  for (const band of bands) paintBand(surface, corner, band, ground);
}

/** The sides own their half and the other's, which is painted over it: smoothed mitres then mix these two, never the matte. */
function paintBand(
  surface: Surface<unknown>,
  corner: Corner,
  { outer, inner, beside, above }: RoundedBand,
  ground: () => void,
): void {
  const part = (from: number, to: number): readonly Point[] => [...arc(outer, from, to), ...arc(inner, to, from)];
  if (beside === null) clipped(surface, corner, part(0, 1), ground);
  else if (beside !== undefined) filled(surface, corner, part(0, above === undefined ? MIDDLE : 1), beside);
  if (above != null && above !== beside) filled(surface, corner, part(MIDDLE, 1), above);
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

function filled(surface: Surface<unknown>, corner: Corner, points: readonly Point[], colour: HexColour): void {
  trace(surface, corner, points);
  surface.fillStyle = colour;
  surface.fill();
}

function clipped(surface: Surface<unknown>, corner: Corner, points: readonly Point[], paint: () => void): void {
  surface.save();
  trace(surface, corner, points);
  surface.clip();
  paint();
  surface.restore();
}

function trace(surface: Surface<unknown>, { x, y, centre }: Corner, points: readonly Point[]): void {
  const [across, down] = [x === "left" ? -1 : 1, y === "top" ? -1 : 1];
  surface.beginPath();
  points.forEach(([u, v], index) => {
    const at = [centre.x + across * u, centre.y + down * v] as const;
    if (index === 0) surface.moveTo(...at);
    else surface.lineTo(...at);
  });
}
