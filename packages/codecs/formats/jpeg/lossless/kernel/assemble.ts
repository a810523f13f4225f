import type { Scan } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";
import { forEachScan } from "../photo/assemble.ts";
import { CoefficientPlaces, checkCoefficientBytes } from "../photo/coefficients.ts";
import { readRuns, type ScanLayout } from "../photo/scan-layout.ts";
import type { Arena } from "./arena.ts";
import { scanDecoder } from "./kernel-scan.ts";

const VALUE_BYTES = 2;

/**
 * Counterpart of photo/assemble.ts.
 * @returns address of the coefficients
 */
export function assembleInKernel(arena: Arena, source: LosslessSource): number {
  checkCoefficientBytes(source.grid);
  const coefficients = arena.takeZeros(new CoefficientPlaces(source.grid).length * VALUE_BYTES);
  const { end } = arena;
  forEachScan(source, (scan, layout) => {
    decodeScan(arena, source, scan, layout, coefficients);
    arena.release(end);
  });
  return coefficients;
}

function decodeScan(arena: Arena, source: LosslessSource, scan: Scan, layout: ScanLayout, coefficients: number): void {
  const { cursor, decode } = scanDecoder(arena, source, scan, layout);
  readRuns(cursor, layout, (start, first, count) => decode(coefficients + start * VALUE_BYTES, first, count));
}
