import type { Box, Size } from "@matte/engine";
import type { BlockPlace, McuGrid } from "../blocks/mcu.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";
import { edgeFeedback } from "./edge-feedback.ts";

/**
 * Weights for frame samples in a block shared with the photo; photo samples weigh 1. `clipped` colours are clipped by every
 * decoder, so their errors are mostly out of range.
 */
const FRAME_WEIGHT = { clipped: 0.1, other: 0.5 };
/** Distance by which samples of clipped colours exceed the 8-bit range. */
const OVERSHOOT = 16;

/** Block divided by an edge of the photo. */
export interface EdgeBlock {
  /** Rows are divided at the left or right edge, columns at the upper or lower one. */
  readonly lines: "rows" | "columns";
  /** A line's first sample of the photo, and the first one beyond it. */
  readonly start: number;
  readonly end: number;
  readonly feedback: Float32Array;
}

/** An MCU's blocks, null for those divided by no edge or in both directions. */
export type EdgeBlocks = readonly (EdgeBlock | null)[];

/** Identifies areas of the photo in an MCU. */
export function partName({ x, y, width, height }: Box): string {
  return `${x} ${y} ${width} ${height}`;
}

/** Blocks at the photo's edges by {@link partName}, for all areas that divide an MCU. @param photo in the framed picture */
export function edgeBlocks(
  photo: Box,
  { size, blocks, steps }: McuGrid,
  flats: readonly PlannedFlat[],
): ReadonlyMap<string, EdgeBlocks> {
  const weights = steps.map((_, component) => frameWeight(flats, component));
  const parts = dividedParts(photo, size);
  return new Map(
    parts.map((part) => [
      partName(part),
      blocks.map((place) => edgeBlock(place, steps[place.component]!, part, weights[place.component]!)),
    ]),
  );
}

/** Areas of a photo in MCUs that it does not fill. */
function dividedParts({ x, y, width, height }: Box, mcu: Size): Box[] {
  const across = spans(x, width, mcu.width);
  const down = spans(y, height, mcu.height);
  const parts = across.flatMap(([left, right]) =>
    down.map(([top, bottom]) => ({ x: left, y: top, width: right - left, height: bottom - top })),
  );
  return parts.filter((part) => part.width < mcu.width || part.height < mcu.height);
}

type Span = readonly [from: number, to: number];

/** The first step's span of a range, the last one's, and that of steps between them. */
function spans(start: number, length: number, step: number): readonly Span[] {
  const from = start % step;
  const end = from + length;
  if (end <= step) return [[from, end]];
  return [
    [from, step],
    [0, step],
    [0, end % step || step],
  ];
}

/** @param part the photo's area in the MCU */
function edgeBlock({ column, row }: BlockPlace, step: Size, part: Box, weight: number): EdgeBlock | null {
  const across = spanIn(part.x / step.width - 8 * column, part.width / step.width);
  const down = spanIn(part.y / step.height - 8 * row, part.height / step.height);
  if (across === null || down === null) return null;
  if (isDivided(across) && !isDivided(down)) return lineOf("rows", across, weight);
  return isDivided(down) && !isDivided(across) ? lineOf("columns", down, weight) : null;
}

/** The photo's samples in a block's line; null for none. */
function spanIn(start: number, length: number): Span | null {
  const [from, to] = [Math.max(0, start), Math.min(8, start + length)];
  return to <= from ? null : [from, to];
}

function isDivided([from, to]: Span): boolean {
  return from > 0 || to < 8;
}

/** Photo samples of the line; its first and last may be shared with the frame. */
function lineOf(lines: EdgeBlock["lines"], [from, to]: Span, weight: number): EdgeBlock {
  const weights = Array.from({ length: 8 }, (_, n) => {
    const share = Math.max(0, Math.min(n + 1, to) - Math.max(n, from));
    return share + (1 - share) * weight;
  });
  return { lines, start: Math.floor(from), end: Math.ceil(to), feedback: edgeFeedback(weights) };
}

function frameWeight(flats: readonly PlannedFlat[], component: number): number {
  const isClipped = flats.every(({ levels }) => overshoot(levels.samples[component]!) !== 0);
  return isClipped ? FRAME_WEIGHT.clipped : FRAME_WEIGHT.other;
}

/** Difference hidden by decoders, since they clip samples to 0 to 255. */
export function overshoot(sample: number): number {
  if (sample >= 254.5) return OVERSHOOT;
  return sample < 0.5 ? -OVERSHOOT : 0;
}
