import { unstuff } from "../bits/unstuff.ts";
import { ScanCursor } from "../index/scan-cursor.ts";
import type { Picture, Scan } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";
import { Accuracy } from "./accuracy.ts";
import { checkCoefficientBytes, CoefficientPlaces } from "./coefficients.ts";
import { blockDecoder } from "./scan-decoder.ts";
import { readRuns, type ScanLayout, scanLayout, untilEnd } from "./scan-layout.ts";

/**
 * Decodes all scans into coefficients, in {@link CoefficientPlaces} order.
 * @param onEnd called with the bit after each scan's last MCU, in unstuffed data; anything may then follow
 * @throws {FallbackError} if a scan is damaged or missing, or the coefficients are too large
 */
export function assemble(source: LosslessSource, onEnd?: (bit: number) => void): Int16Array {
  checkCoefficientBytes(source.grid);
  const coefficients = new Int16Array(new CoefficientPlaces(source.grid).length);
  forEachScan(source, (scan, layout) => decodeScan(source, scan, layout, coefficients, onEnd));
  return coefficients;
}

/**
 * Calls `decode` with each scan in order.
 * @throws {FallbackError} if a scan is missing or out of order
 */
export function forEachScan(
  { picture, grid }: Pick<LosslessSource, "picture" | "grid">,
  decode: (scan: Scan, layout: ScanLayout) => void,
): void {
  const places = new CoefficientPlaces(grid);
  const accuracy = new Accuracy(picture.components.length);
  for (const scan of picture.scans) {
    accuracy.add(scan);
    decode(scan, scanLayout(scan, picture, places));
  }
  accuracy.checkComplete();
}

function decodeScan(
  { bytes, picture }: LosslessSource,
  scan: Scan,
  layout: ScanLayout,
  coefficients: Int16Array,
  onEnd?: (bit: number) => void,
): void {
  const { components, offsets } = layout;
  const cursor = scanCursor(unstuff(bytes, scan.data), scan, layout, picture);
  const decoders = components.map((component) => {
    const part = scan.components.find((one) => one.component === component)!;
    return blockDecoder(scan, part, picture.progressive, cursor);
  });
  const blocks = decoders.length;
  const decode = (start: number, first: number, count: number): void => {
    for (let n = first * blocks; n < (first + count) * blocks; n += 1) {
      decoders[n % blocks]!(coefficients, start + offsets[n]!);
    }
  };
  readRuns(cursor, layout, onEnd ? untilEnd(cursor, layout, decode, onEnd) : decode);
}

/** Creates a cursor over a scan's unstuffed data. */
export function scanCursor(
  data: ConstructorParameters<typeof ScanCursor>[0],
  { restartInterval }: Scan,
  { columns, rows }: ScanLayout,
  { components }: Picture,
): ScanCursor {
  return new ScanCursor(data, components.length, restartInterval, columns * rows);
}
