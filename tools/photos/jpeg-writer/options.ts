import type { Segment } from "./segments.ts";

/** Chroma subsampling; `4:4:0` is halved vertically only. */
export const SAMPLINGS = ["4:4:4", "4:2:2", "4:2:0", "4:4:0", "grey"] as const;
export type Sampling = (typeof SAMPLINGS)[number];

export interface JpegOptions {
  readonly sampling: Sampling;
  /** 1 to 100, on the Independent JPEG Group's scale. */
  readonly quality: number;
  /** Optimised tables lack codes for unused symbols. Progressive files always have them. */
  readonly huffman?: "standard" | "optimised";
  readonly progressive?: boolean;
  /** MCUs between restart markers; absent or 0 for none. */
  readonly restartInterval?: number;
  /** APPn and COM, written in this order after SOI. */
  readonly segments?: readonly Segment[];
  /** Baseline only: one scan per component instead of one for all, allowed by T.81 §A.2. */
  readonly separateScans?: boolean;
  /** One segment per table; by default tables share one, as in camera files. */
  readonly separateTables?: boolean;
  /** Fill bytes (FF) in front of every marker segment, allowed by ITU-T T.81 §B.1.1.2. */
  readonly fillBytes?: number;
}

/** A component's horizontal and vertical sampling factors, ITU-T T.81 §A.1.1. */
export interface Factors {
  readonly h: number;
  readonly v: number;
}

const ONE: Factors = { h: 1, v: 1 };

/** Returns factors for Y, Cb and Cr; for Y alone in a grey picture. */
export function factorsOf(sampling: Sampling): readonly Factors[] {
  switch (sampling) {
    case "grey":
      return [ONE];
    case "4:4:4":
      return [ONE, ONE, ONE];
    case "4:2:2":
      return [{ h: 2, v: 1 }, ONE, ONE];
    case "4:2:0":
      return [{ h: 2, v: 2 }, ONE, ONE];
    case "4:4:0":
      return [{ h: 1, v: 2 }, ONE, ONE];
  }
}
