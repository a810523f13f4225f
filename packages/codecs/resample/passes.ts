import { KernelPasses } from "./kernel-passes.ts";
import { PlainPasses } from "./plain-passes.ts";
import type { Taps } from "./taps.ts";

/** Lanczos3 in two passes: rows are filtered across into a ring, as many as one row of the result takes, and then added up. */
export interface Passes {
  /** Filters a row of RGBA across; it replaces the one that is the ring's height before it. */
  across(row: Uint8ClampedArray, number: number): void;
  /**
   * Adds up one row of the result.
   * @returns its RGBA, with `SUM_BITS` behind the point; good until the next call
   */
  down(number: number): Int32Array;
}

/** The fastest that this machine has. */
export function passesFor(across: Taps, down: Taps): Passes {
  return KernelPasses.for(across, down) ?? new PlainPasses(across, down);
}
