/** Ruled lines: found as peaks in the ink's projection, erased where no stroke crosses them. */
import type { Size } from "../layout/geometry.ts";
import type { Plane } from "./extremes.ts";

/** Largest angle to the picture's sides, and search steps, in radians. */
const STEEPEST = (25 * Math.PI) / 180;
const COARSE = Math.PI / 720;
const FINE = Math.PI / 9000;
/** Points in the search. */
const POINTS = 30_000;
/** A line's least length in picture widths: among several, and alone. */
const LEAST = 0.4;
const LEAST_ALONE = 0.6;
/** A line's blurred edges, in pixels. */
const BLUR = 3;

/** A picture's rows or columns. */
interface Axis {
  readonly length: number;
  readonly count: number;
  /** Steps in the plane along and across. */
  readonly along: number;
  readonly across: number;
}

interface Rule {
  /** Distance from the first row, measured across the lines. */
  readonly at: number;
  readonly thickness: number;
}

/**
 * Erases ruled lines from a plane of ink.
 * @param floor values up to this are paper
 * @returns the lines' angle, in radians clockwise; null without any
 */
export function eraseRules(ink: Plane, { width, height }: Size, floor: number): number | null {
  const rows = { length: width, count: height, along: 1, across: width };
  const columns = { length: height, count: width, along: width, across: 1 };
  const level = eraseAlong(ink, rows, floor);
  const upright = eraseAlong(ink, columns, floor);
  return level ?? (upright === null ? null : -upright);
}

function eraseAlong(ink: Plane, axis: Axis, floor: number): number | null {
  const points = pointsOf(ink, axis, floor);
  const coarse = bestAngle(points, axis, { from: -STEEPEST, to: STEEPEST, step: COARSE });
  const angle = bestAngle(points, axis, { from: coarse - COARSE, to: coarse + COARSE, step: FINE });
  const rules = rulesAt(points, axis, angle);
  for (const rule of rules) erase(ink, axis, { rule, angle, floor });
  return rules.length === 0 ? null : angle;
}

interface Points {
  readonly along: Float32Array;
  readonly across: Float32Array;
  /** Pixels for each point. */
  readonly weight: number;
}

function pointsOf(ink: Plane, { along, across }: Axis, floor: number): Points {
  const found: number[] = [];
  for (let at = 0; at < ink.length; at += 1) if ((ink[at] ?? 0) > floor) found.push(at);
  const step = Math.max(1, Math.ceil(found.length / POINTS));
  // A prime distance keeps the choice clear of the picture's rows.
  const chosen = found.filter((_, index) => (index * 7919) % step === 0);
  const width = Math.max(along, across);
  const columns = Float32Array.from(chosen, (at) => at % width);
  const rows = Float32Array.from(chosen, (at) => Math.floor(at / width));
  const [xs, ys] = along === 1 ? [columns, rows] : [rows, columns];
  return { along: xs, across: ys, weight: step };
}

interface Search {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** The angle at which the ink is in the fewest lines. */
function bestAngle(points: Points, axis: Axis, { from, to, step }: Search): number {
  let best = { angle: 0, score: -1 };
  for (let angle = from; angle <= to; angle += step) {
    const score = profileOf(points, axis, angle).reduce((sum, count) => sum + count * count, 0);
    if (score > best.score) best = { angle, score };
  }
  return best.angle;
}

/** Counts points by their distance across lines at an angle. */
function profileOf({ along, across }: Points, { length, count }: Axis, angle: number): Float32Array {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const offset = offsetOf(length, sin);
  const profile = new Float32Array(Math.ceil(count + Math.abs(length * sin)) + 2);
  for (let index = 0; index < along.length; index += 1) {
    const at = Math.round((across[index] ?? 0) * cos - (along[index] ?? 0) * sin + offset);
    profile[at] = (profile[at] ?? 0) + 1;
  }
  return profile;
}

/** Makes all distances positive. */
function offsetOf(length: number, sin: number): number {
  return Math.max(0, length * sin);
}

function rulesAt(points: Points, axis: Axis, angle: number): Rule[] {
  const profile = profileOf(points, axis, angle).map((count) => count * points.weight);
  const found = peaksOf(profile, LEAST * axis.length);
  const isAlone = found.length === 1 && found.every(({ peak }) => peak < LEAST_ALONE * axis.length);
  const offset = offsetOf(axis.length, Math.sin(angle));
  return isAlone ? [] : found.map(({ from, to }) => ({ at: (from + to) / 2 - offset, thickness: to - from + 1 }));
}

interface Peak {
  readonly from: number;
  readonly to: number;
  readonly peak: number;
}

/** Runs of a profile around values over a limit, down to half their largest. */
function peaksOf(profile: Float32Array, least: number): Peak[] {
  const peaks: Peak[] = [];
  for (let at = 0; at < profile.length; at += 1) {
    const value = profile[at] ?? 0;
    if (value < least || value < (profile[at + 1] ?? 0)) continue;
    let [from, to] = [at, at];
    while ((profile[from - 1] ?? 0) > value / 2) from -= 1;
    while ((profile[to + 1] ?? 0) > value / 2) to += 1;
    peaks.push({ from, to, peak: value });
    at = to;
  }
  return peaks;
}

interface Erasing {
  readonly rule: Rule;
  readonly angle: number;
  readonly floor: number;
}

/** Erases a line where the ink across it is no thicker than the line. */
function erase(ink: Plane, axis: Axis, { rule: { at, thickness }, angle, floor }: Erasing): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(thickness / 2) + 1;
  const isInk = (place: number, middle: number): boolean =>
    middle >= 0 && middle < axis.count && (ink[place + middle * axis.across] ?? 0) > floor;
  for (let along = 0; along < axis.length; along += 1) {
    const place = along * axis.along;
    const expected = Math.round((at + along * sin) / cos);
    const middle = nearest(expected, reach, (row) => isInk(place, row));
    if (middle === null) continue;
    let [from, to] = [middle, middle];
    while (isInk(place, from - 1)) from -= 1;
    while (isInk(place, to + 1)) to += 1;
    if (to - from + 1 > thickness + BLUR) continue;
    for (let row = from - 1; row <= to + 1; row += 1)
      if (row >= 0 && row < axis.count) ink[place + row * axis.across] = 0;
  }
}

function nearest(middle: number, reach: number, isWanted: (row: number) => boolean): number | null {
  for (let by = 0; by <= reach; by += 1) {
    if (isWanted(middle - by)) return middle - by;
    if (isWanted(middle + by)) return middle + by;
  }
  return null;
}
