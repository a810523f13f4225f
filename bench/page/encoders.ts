/** The browser's encoder; ours without helper workers; ours with one for each further core. */
export const ENCODERS = ["browser", "ours alone", "ours"] as const;
export type Encoder = (typeof ENCODERS)[number];

export interface Encoded {
  /** Milliseconds: the browser's from the painted canvas, ours including painting. */
  readonly time: number;
  /** Milliseconds of the processor in all threads of the page, painting included. */
  readonly processor: number;
  readonly bytes: number;
}
