import { RST0 } from "@matte/pixels/segments";

/** Cells from here to the next restart marker. @param interval 0 for no markers */
export function cellsToRestart(interval: number, cell: number): number {
  return interval === 0 ? Number.POSITIVE_INFINITY : interval - (cell % interval);
}

/** A restart marker's bytes, numbered from 0 to 7 and again (ITU-T T.81 §B.2.1). */
export function restartMarker(n: number): readonly [number, number] {
  return [0xff, RST0 + (n & 7)];
}
