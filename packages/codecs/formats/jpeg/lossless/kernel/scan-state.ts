/** Offsets in 32-bit words. */
const BIT = 0;
const END = 1;
const EMPTY = 2;
/** The kind of scan, its first and last coefficient, and the bit position after it. */
const HEADER = 3;
const STARTS = 7;
const PREDICTIONS = 8;
const WORDS = 12;

/** Bytes of a state. */
export const SCAN_STATE_BYTES = WORDS * Int32Array.BYTES_PER_ELEMENT;

export type ScanHeader = readonly [kind: number, from: number, to: number, low: number];

/** State of the decoder in kernels/jpeg/decode.ts, as a view of a kernel's memory. */
export class ScanState {
  readonly #words: Int32Array;

  /** @param words of the state, which are cleared */
  constructor(words: Int32Array, header: ScanHeader) {
    this.#words = words.fill(0);
    words.set(header, HEADER);
  }

  /** Bit to read next. */
  get bit(): number {
    return this.#words[BIT]!;
  }

  set bit(bit: number) {
    this.#words[BIT] = bit;
  }

  /** Bit after the last one of the restart interval. */
  set end(bit: number) {
    this.#words[END] = bit;
  }

  /** Blocks that are left of an EOBn run. */
  get emptyBlocks(): number {
    return this.#words[EMPTY]!;
  }

  set emptyBlocks(count: number) {
    this.#words[EMPTY] = count;
  }

  /** Address at which the start bit of the next MCU is recorded; 0 records nothing. */
  get starts(): number {
    return this.#words[STARTS]!;
  }

  set starts(address: number) {
    this.#words[STARTS] = address;
  }

  /** DC values of the last blocks, by component. */
  get predictions(): Int32Array {
    return this.#words.subarray(PREDICTIONS);
  }
}
