import { type BitReader, bitReader } from "../bits/bit-reader.ts";
import type { EntropyData } from "../bits/unstuff.ts";
import { damaged } from "../fallback.ts";

/** Most bits after the last MCU: some cameras write a few extra bytes. */
export const MAX_LEFT_BITS = 16 * 8;

/** Position in a scan. Enters restart intervals and resets state there, ITU-T T.81 §E.2.4 and §F.2.1.3.1. */
export class ScanCursor {
  readonly reader: BitReader;
  /** DC values by component. */
  readonly predictions: Int32Array;
  /** Remaining empty blocks in a progressive EOBn run, §G.1.2.2. */
  emptyBlocks = 0;
  readonly #bounds: readonly number[];
  readonly #intervalSize: number;
  #interval = -1;
  #left = 0;
  #total: number;

  /**
   * @param interval MCUs between restart markers, 0 for none
   * @param total MCUs in the scan
   */
  constructor(data: EntropyData, components: number, interval: number, total: number) {
    this.reader = bitReader(data.bytes);
    this.predictions = new Int32Array(components);
    this.#bounds = data.bounds;
    this.#intervalSize = interval === 0 ? total : interval;
    this.#total = total;
    if (!hasIntervals(data, Math.ceil(total / this.#intervalSize)))
      throw damaged("restart markers missing or too many");
  }

  /** MCUs readable without a break, at least 1; enters the next restart interval if needed. */
  available(): number {
    if (this.#left === 0) this.#enter();
    return this.#left;
  }

  /** Records `count` MCUs as read. */
  took(count: number): void {
    this.#left -= count;
    this.#total -= count;
  }

  /** Passes an interval of `count` MCUs without reading it; false if the cursor is not at its start, or it has others. */
  skippedInterval(count: number): boolean {
    const isWhole = count > 0 && count === this.#left && this.reader.bit === this.#bounds[this.#interval]! * 8;
    if (!isWhole) return false;
    this.reader.bit = this.reader.end;
    this.took(count);
    return true;
  }

  /** Checks how the scan ends. */
  finish(): void {
    this.#close(MAX_LEFT_BITS);
  }

  #enter(): void {
    if (this.#interval >= 0) this.#close(8);
    this.#interval += 1;
    this.#left = Math.min(this.#intervalSize, this.#total);
    this.reader.bit = this.#bounds[this.#interval]! * 8;
    this.reader.end = this.#bounds[this.#interval + 1]! * 8;
    this.predictions.fill(0);
  }

  /** Checks that the last MCU ends with the data: a misread code fails here. */
  #close(tolerance: number): void {
    const left = this.reader.end - this.reader.bit;
    if (left < 0 || left >= tolerance || this.emptyBlocks > 0)
      throw damaged("an interval that does not end where its data does");
  }
}

/** Adobe's encoder and some cameras also end the last interval with a restart marker; decoders skip it. */
function hasIntervals({ bounds }: EntropyData, wanted: number): boolean {
  const found = bounds.length - 1;
  return found === wanted || (found === wanted + 1 && bounds[found] === bounds[wanted]);
}
