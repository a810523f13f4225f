/** The browser's; ours without helpers; ours with one for each further core. */
export const ENCODERS = ["browser", "ours alone", "ours"] as const;
export type Encoder = (typeof ENCODERS)[number];

export interface Encoded {
  /** Milliseconds: of the browser from the painted canvas on, of ours painting included. */
  readonly time: number;
  readonly bytes: number;
}
