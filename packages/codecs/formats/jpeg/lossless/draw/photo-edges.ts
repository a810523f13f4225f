import type { Box, Size } from "@matte/engine";
import type { BlockPlace, McuGrid } from "../blocks/mcu.ts";
import type { PlannedFlat } from "../plan/frame-plan.ts";
import { edgeFeedback } from "./edge-feedback.ts";

/**
 * Weights of the frame's samples in a block with samples of the photo, whose weight is 1. Errors of colours that every decoder
 * clips are mostly out of its range.
 */
const FRAME_WEIGHT = { clipped: 0.1, other: 0.5 };
/** Distance by which samples of clipped colours exceed the range of 8 bits. */
const OVERSHOOT = 16;

/** Block that the photo's right or lower edge divides. */
export interface EdgeBlock {
  /** Rows of the block end at the right edge, its columns at the lower one. */
  readonly edge: "right" | "lower";
  /** First sample of a line beyond the photo. */
  readonly end: number;
  readonly feedback: Float32Array;
}

/** Blocks of an MCU, null for those that no edge or both divide. */
export type EdgeBlocks = readonly (EdgeBlock | null)[];

/** Kinds of MCUs at the photo's edges. */
export const EDGES = ["right", "lower", "both"] as const;
type Edges = (typeof EDGES)[number];

/** Edges inside an MCU that shows a part of the photo; null if it is full of it. */
export function edgesIn(part: Box, mcu: Size): Edges | null {
  const [right, lower] = [part.width < mcu.width, part.height < mcu.height];
  if (right && lower) return "both";
  if (right) return "right";
  return lower ? "lower" : null;
}

/** Blocks at the photo's edges, by the edges in their MCU. */
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

/** @param photo size of the photo's part of the MCU */
function edgeBlock({ column, row }: BlockPlace, step: Size, photo: Size, weight: number): EdgeBlock | null {
  const across = photo.width / step.width - 8 * column;
  const down = photo.height / step.height - 8 * row;
  if (across > 0 && across < 8 && down >= 8) return lineOf("right", across, weight);
  return down > 0 && down < 8 && across >= 8 ? lineOf("lower", down, weight) : null;
}

/** @param length of the photo's part of the line, in samples; the last one may be shared with the frame */
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

/** Difference that decoders do not show, since they clip samples to 0 to 255. */
export function overshoot(sample: number): number {
  if (sample >= 254.5) return OVERSHOOT;
  return sample < 0.5 ? -OVERSHOOT : 0;
}
