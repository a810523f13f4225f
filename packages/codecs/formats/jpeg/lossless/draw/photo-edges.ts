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

/** Block divided by the photo's right or lower edge. */
export interface EdgeBlock {
  /** Rows are divided at the right edge, columns at the lower one. */
  readonly edge: "right" | "lower";
  /** A line's first sample beyond the photo. */
  readonly end: number;
  readonly feedback: Float32Array;
}

/** An MCU's blocks, null for those divided by no edge or by both. */
export type EdgeBlocks = readonly (EdgeBlock | null)[];

export const EDGES = ["right", "lower", "both"] as const;
type Edges = (typeof EDGES)[number];

/** Edges inside an MCU partly covered by the photo; null if the photo fills it. */
export function edgesIn(part: Box, mcu: Size): Edges | null {
  const [right, lower] = [part.width < mcu.width, part.height < mcu.height];
  if (right && lower) return "both";
  if (right) return "right";
  return lower ? "lower" : null;
}

/** Blocks at the photo's edges, given the edges in their MCU. */
export function edgeBlocks(
  photo: Size,
  { size, blocks, steps }: McuGrid,
  flats: readonly PlannedFlat[],
): Readonly<Record<Edges, EdgeBlocks>> {
  const last = { width: photo.width % size.width || size.width, height: photo.height % size.height || size.height };
  const weights = steps.map((_, component) => frameWeight(flats, component));
  const inside = (width: number, height: number): EdgeBlocks =>
    blocks.map((place) => edgeBlock(place, steps[place.component]!, { width, height }, weights[place.component]!));
  return {
    right: inside(last.width, size.height),
    lower: inside(size.width, last.height),
    both: inside(last.width, last.height),
  };
}

/** @param photo size of the MCU's photo area */
function edgeBlock({ column, row }: BlockPlace, step: Size, photo: Size, weight: number): EdgeBlock | null {
  const across = photo.width / step.width - 8 * column;
  const down = photo.height / step.height - 8 * row;
  if (across > 0 && across < 8 && down >= 8) return lineOf("right", across, weight);
  return down > 0 && down < 8 && across >= 8 ? lineOf("lower", down, weight) : null;
}

/** @param length photo samples in the line; the last one may be shared with the frame */
function lineOf(edge: EdgeBlock["edge"], length: number, weight: number): EdgeBlock {
  const weights = Array.from({ length: 8 }, (_, n) => {
    const share = Math.min(1, Math.max(0, length - n));
    return share + (1 - share) * weight;
  });
  return { edge, end: Math.ceil(length), feedback: edgeFeedback(weights) };
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
