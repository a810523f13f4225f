/** The ink's alpha: opaque strokes with soft edges, and paper at 0. */
import type { Size } from "../layout/geometry.ts";
import type { Plane } from "./extremes.ts";

/** Ink's least share in the paper's light. */
const FAINTEST = 0.07;
/** Ink differs from the paper by this many times the paper's spread. */
const SPREADS = 6;
/** The ink's own strength: this share of its pixels is fainter. */
const TYPICAL = 0.6;
/** Shares at which alpha begins and ends; at the middle is a stroke's edge. */
const BEGINS = 0.3;
const ENDS = 0.65;
const BINS = 1024;
/** Smaller spots are dust: pixels, and as a share of the picture. */
const DUST = 12;
const DUST_SHARE = 0.000_02;

/** Values up to this are paper. */
export function paperFloor(missing: Plane): number {
  const [low, middle] = quantiles(missing, [0.16, 0.5], () => true);
  return Math.max(FAINTEST, middle + SPREADS * (middle - low));
}

/** Returns alpha from 0 to 1; null without ink. */
export function inkAlpha(missing: Plane, size: Size, floor: number): Plane | null {
  const [typical] = quantiles(missing, [TYPICAL, TYPICAL], (value) => value > floor);
  if (typical <= floor) return null;
  const [begins, ends] = [Math.max(BEGINS * typical, 0.8 * floor), ENDS * typical];
  const alpha = missing.map((value) => Math.min(1, Math.max(0, (value - begins) / (ends - begins))));
  return keepStrokes(alpha, size) ? alpha : null;
}

function quantiles(
  plane: Plane,
  shares: readonly [number, number],
  counts: (value: number) => boolean,
): readonly [number, number] {
  const bins = new Uint32Array(BINS);
  let total = 0;
  for (const value of plane) {
    if (!counts(value)) continue;
    const bin = Math.min(BINS - 1, Math.floor(value * BINS));
    bins[bin] = (bins[bin] ?? 0) + 1;
    total += 1;
  }
  const at = (share: number): number => {
    let [bin, below] = [0, 0];
    while (bin < BINS - 1 && below + (bins[bin] ?? 0) < share * total) {
      below += bins[bin] ?? 0;
      bin += 1;
    }
    return total === 0 ? 0 : (bin + 0.5) / BINS;
  };
  return [at(shares[0]), at(shares[1])];
}

interface Stroke {
  readonly pixels: readonly number[];
  readonly isSolid: boolean;
  readonly touchesEdge: boolean;
}

/** Clears dust, shadows without a solid part, and what the picture's edge cuts; false if nothing stays. */
function keepStrokes(alpha: Plane, size: Size): boolean {
  const strokes = strokesOf(alpha, size);
  const least = Math.max(DUST, DUST_SHARE * alpha.length);
  const total = strokes.reduce((sum, { pixels }) => sum + pixels.length, 0);
  const isKept = ({ pixels, isSolid, touchesEdge }: Stroke): boolean =>
    isSolid && pixels.length >= least && (!touchesEdge || pixels.length > total / 2);
  for (const stroke of strokes) if (!isKept(stroke)) for (const at of stroke.pixels) alpha[at] = 0;
  return strokes.some(isKept);
}

/** Connected pixels, diagonals included. */
function strokesOf(alpha: Plane, size: Size): Stroke[] {
  const seen = new Uint8Array(alpha.length);
  const strokes: Stroke[] = [];
  for (let at = 0; at < alpha.length; at += 1)
    if (seen[at] === 0 && (alpha[at] ?? 0) > 0) strokes.push(strokeFrom(at, alpha, seen, size));
  return strokes;
}

function strokeFrom(start: number, alpha: Plane, seen: Uint8Array, { width, height }: Size): Stroke {
  const pixels = [start];
  seen[start] = 1;
  let [isSolid, touchesEdge] = [false, false];
  for (const at of pixels) {
    const [x, y] = [at % width, Math.floor(at / width)];
    isSolid ||= alpha[at] === 1;
    touchesEdge ||= x === 0 || y === 0 || x === width - 1 || y === height - 1;
    for (const next of neighbours(x, y, { width, height })) {
      if (seen[next] === 1 || (alpha[next] ?? 0) === 0) continue;
      seen[next] = 1;
      pixels.push(next);
    }
  }
  return { pixels, isSolid, touchesEdge };
}

function neighbours(x: number, y: number, { width, height }: Size): number[] {
  const found: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1)
      found.push(row * width + column);
  return found;
}
