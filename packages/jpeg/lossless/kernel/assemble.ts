import type { LosslessSource } from "../open.ts";
import { forEachScan } from "../photo/assemble.ts";
import { checkCoefficientBytes, CoefficientPlaces } from "../photo/coefficients.ts";
import { readRuns, untilEnd } from "../photo/scan-layout.ts";
import type { Arena } from "./arena.ts";
import { scanDecoder } from "./kernel-scan.ts";

const VALUE_BYTES = 2;

/**
 * Counterpart of photo/assemble.ts.
 * @returns the coefficients' address
 */
export function assembleInKernel(arena: Arena, source: LosslessSource, onEnd?: (bit: number) => void): number {
  checkCoefficientBytes(source.grid);
  const coefficients = arena.takeZeros(new CoefficientPlaces(source.grid).length * VALUE_BYTES);
  const { end } = arena;
  forEachScan(source, (scan, layout) => {
    const { cursor, decode } = scanDecoder(arena, source, scan, layout);
    const read = (start: number, first: number, count: number): void =>
      decode(coefficients + start * VALUE_BYTES, first, count);
    readRuns(cursor, layout, onEnd ? untilEnd(cursor, layout, read, onEnd) : read);
    arena.release(end);
  });
  return coefficients;
}
