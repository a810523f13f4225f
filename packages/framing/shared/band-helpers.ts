/** Threads that encode bands of a PNG in parallel with the one that frames the photo. */
import type { BandCoder } from "@matte/codecs";

export interface BandHelpers {
  readonly coders: readonly BandCoder[];
  end(): void;
}

/** Starts threads, at most `count`, which load in the background. */
export type StartHelpers = (count: number) => BandHelpers;

/** For threads whose neighbours keep the other cores busy, and platforms that start none. */
export const startNoHelpers: StartHelpers = () => ({ coders: [], end: () => undefined });
