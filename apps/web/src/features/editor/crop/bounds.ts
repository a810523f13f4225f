/** Limits of a crop: the part of the frame that the straightened photo fills. Lengths are pixels of the photo as it is seen. */
import type { Box, Size } from "@matte/engine";

/** Points with `x * px + y * py` up to the limit, measured from the frame's centre. */
interface HalfPlane {
  readonly x: number;
  readonly y: number;
  readonly limit: number;
}

/** A frame, and the half planes whose common part a crop must not leave. */
export interface Bounds {
  readonly frame: Size;
  readonly planes: readonly HalfPlane[];
}

/** Changes of a crop's edges per step. */
export interface EdgeRates {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels between a crop and the edge of a straightened photo, so that no rounding in exports shrinks the crop. */
const MARGIN = 1e-3;

/** Rounding errors of sines and cosines in coordinates up to 65,535. */
const EPSILON = 1e-6;

/** @param degrees by which the photo is turned clockwise in its frame */
export function boundsOf(frame: Size, degrees: number): Bounds {
  const across = frame.width / 2;
  const down = frame.height / 2;
  const upright = sidesOf(1, 0, across, down);
  if (degrees === 0) return { frame, planes: upright };
  const angle = (degrees * Math.PI) / 180;
  return { frame, planes: [...upright, ...sidesOf(Math.cos(angle), Math.sin(angle), across - MARGIN, down - MARGIN)] };
}

function sidesOf(cos: number, sin: number, across: number, down: number): readonly HalfPlane[] {
  return [1, -1].flatMap((sign) => [
    { x: sign * cos, y: sign * sin, limit: across },
    { x: -sign * sin, y: sign * cos, limit: down },
  ]);
}

export function isInside(bounds: Bounds, box: Box): boolean {
  return bounds.planes.every((plane) => slack(bounds, plane, box) >= -EPSILON);
}

/** Distance from the box's furthest corner to the plane's limit; negative outside. */
function slack({ frame }: Bounds, { x, y, limit }: HalfPlane, box: Box): number {
  const across = (x > 0 ? box.x + box.width : box.x) - frame.width / 2;
  const down = (y > 0 ? box.y + box.height : box.y) - frame.height / 2;
  return limit - x * across - y * down;
}

/** Steps that a box's edges can move without leaving the bounds; no step is always among them. */
export function reach(bounds: Bounds, box: Box, rates: EdgeRates): { readonly min: number; readonly max: number } {
  let [min, max] = [-Infinity, Infinity];
  for (const plane of bounds.planes) {
    const rate =
      plane.x * (plane.x > 0 ? rates.right : rates.left) + plane.y * (plane.y > 0 ? rates.bottom : rates.top);
    const steps = Math.max(0, slack(bounds, plane, box)) / Math.abs(rate);
    if (rate > 0) max = Math.min(max, steps);
    if (rate < 0) min = Math.max(min, -steps);
  }
  return { min, max };
}

/** A box of a ratio around a centre, not yet in whole pixels. */
export interface Wanted {
  readonly centre: { readonly x: number; readonly y: number };
  readonly width: number;
  /** Width by height. */
  readonly ratio: number;
}

/** The box inside the bounds that is nearest to a wanted one: moved towards the middle, and smaller only if it fits nowhere. */
export function fitted(bounds: Bounds, { centre, width, ratio }: Wanted): Box {
  const { frame, planes } = bounds;
  const at = { x: centre.x - frame.width / 2, y: centre.y - frame.height / 2 };
  const across = Math.min(
    width,
    ...planes.map(({ x, y, limit }) => limit / (Math.abs(x) / 2 + Math.abs(y) / (2 * ratio))),
  );
  const inward = planes.map(({ x, y, limit }) => {
    const free = Math.max(0, limit - (Math.abs(x) * across) / 2 - (Math.abs(y) * across) / (2 * ratio));
    const distance = x * at.x + y * at.y;
    return distance > free ? free / distance : 1;
  });
  const share = Math.min(1, ...inward);
  const moved = { x: frame.width / 2 + at.x * share, y: frame.height / 2 + at.y * share };
  return inPixels(bounds, { centre: moved, width: across, ratio });
}

/** Rounds to whole pixels without leaving the bounds: to fewer pixels where rounding would. */
function inPixels(bounds: Bounds, { centre, width, ratio }: Wanted): Box {
  for (let across = Math.floor(width + EPSILON); across > 1; across -= 1) {
    const down = Math.max(1, Math.round(across / ratio));
    const box = around(bounds.frame, centre, { width: across, height: down });
    if (isInside(bounds, box)) return box;
  }
  return around(bounds.frame, centreOf({ x: 0, y: 0, ...bounds.frame }), { width: 1, height: 1 });
}

function around(frame: Size, centre: Wanted["centre"], { width, height }: Size): Box {
  const x = Math.max(0, Math.min(frame.width - width, Math.round(centre.x - width / 2)));
  const y = Math.max(0, Math.min(frame.height - height, Math.round(centre.y - height / 2)));
  return { x, y, width, height };
}

export function centreOf({ x, y, width, height }: Box): Wanted["centre"] {
  return { x: x + width / 2, y: y + height / 2 };
}

export function wantedOf(box: Box): Wanted {
  return { centre: centreOf(box), width: box.width, ratio: box.width / box.height };
}
