/** Offsets in 32-bit words. */
const BIT = 0;
const END = 1;
const EMPTY = 2;
/** Scan kind, first and last coefficient, and the bit position after the scan. */
const HEADER = 3;
const STARTS = 7;
const PREDICTIONS = 8;
const WORDS = 12;

/** Size, bytes. */
export const SCAN_STATE_BYTES = WORDS * Int32Array.BYTES_PER_ELEMENT;

export type ScanHeader = readonly [kind: number, from: number, to: number, low: number];

/** Decoder state in kernels/jpeg/decode.ts, as a view into kernel memory. */
export class ScanState {
  readonly #words: Int32Array;

  /** @param words the state, cleared here */
  constructor(words: Int32Array, header: ScanHeader) {
    this.#words = words.fill(0);
    words.set(header, HEADER);
  }

  get bit(): number {
    return this.#words[BIT]!;
  }

  set bit(bit: number) {
    this.#words[BIT] = bit;
  }

  /** Bit after the restart interval's last one. */
  set end(bit: number) {
    this.#words[END] = bit;
  }

  /** Blocks left in an EOBn run. */
  get emptyBlocks(): number {
    return this.#words[EMPTY]!;
  }

  set emptyBlocks(count: number) {
    this.#words[EMPTY] = count;
  }

  /** Address that receives the next MCU's start bit; 0 records nothing. */
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
