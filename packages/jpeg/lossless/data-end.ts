/** Finds where a JPEG's entropy-coded data ends without EOI. */
import { RST0, RST7 } from "@matte/pixels/segments";
import { Arena } from "./kernel/arena.ts";
import { assembleInKernel } from "./kernel/assemble.ts";
import { withKernel } from "./kernel/kernel-pool.ts";
import type { Scan } from "./markers/picture.ts";
import type { LosslessSource } from "./open.ts";
import { assemble } from "./photo/assemble.ts";
import { CoefficientPlaces } from "./photo/coefficients.ts";
import { scanLayout } from "./photo/scan-layout.ts";

/**
 * Decodes all scans up to the last one's last MCU.
 * @returns offset after the byte in which that MCU ends
 * @throws {FallbackError} if MCUs are missing or damaged
 */
export function dataEnd(source: LosslessSource): number {
  const bits = withKernel((kernel) => {
    let last = 0;
    const onEnd = (bit: number): void => void (last = bit);
    if (kernel === null) assemble(source, onEnd);
    else assembleInKernel(new Arena(kernel), source, onEnd);
    return last;
  });
  return stuffedOffset(source.bytes, source.picture.scans.at(-1)!.data.start, Math.ceil(bits / 8));
}

/** Offset after `count` data bytes, not counting stuffed zeros and restart markers (ITU-T T.81 §F.1.2.3). */
function stuffedOffset(bytes: Uint8Array, start: number, count: number): number {
  let at = start;
  for (let left = count; left > 0; at += 1) {
    const isMarker = bytes[at] === 0xff && isRestart(bytes[at + 1]!);
    if (isMarker || (bytes[at] === 0xff && bytes[at + 1] === 0)) at += 1;
    if (!isMarker) left -= 1;
  }
  return at;
}

/**
 * Furthest possible end for a scan's data: the first marker other than its restart markers, since anything may follow without EOI.
 */
export function furthestEnd({ bytes, picture, grid }: LosslessSource, scan: Scan): number {
  const { columns, rows } = scanLayout(scan, picture, new CoefficientPlaces(grid));
  let restarts = scan.restartInterval === 0 ? 0 : Math.ceil((columns * rows) / scan.restartInterval) - 1;
  const { start, end } = scan.data;
  for (let at = bytes.indexOf(0xff, start); at !== -1 && at + 1 < end; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1]!;
    if (code === 0 || code === 0xff) continue;
    if (!isRestart(code) || restarts === 0) return at;
    restarts -= 1;
  }
  return end;
}

function isRestart(code: number): boolean {
  return code >= RST0 && code <= RST7;
}
