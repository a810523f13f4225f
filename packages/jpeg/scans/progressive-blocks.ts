/** Encodes the four kinds of progressive scans (ITU-T T.81 §G.1.2), choosing among equal codings as libjpeg does. */
import { bitsOf } from "../lossless/blocks/sequential.ts";
import { SIXTEEN_ZEROS } from "../lossless/huffman/symbols.ts";
import type { ScanHeader } from "../lossless/markers/picture.ts";
import type { SymbolCodes } from "./scan-codes.ts";

/** In blocks. */
const LONGEST_RUN = 0x7fff;
/** libjpeg ends a run after this many correction bits: its buffer of 1,000 then has room for another block. */
const MOST_CORRECTIONS = 1000 - 64 + 1;

/** Encodes blocks one after another, each from its 64 coefficients. */
export interface BlockEncoder {
  readonly encode: (coefficients: Int16Array, at: number) => void;
  /** Writes pending bits at the end of a scan or restart interval. */
  readonly end: () => void;
}

/** Encodes the first DC scan. @param predictions previous value by component */
export function dcFirst(
  { low }: ScanHeader,
  component: number,
  predictions: Int32Array,
  codes: SymbolCodes,
): BlockEncoder {
  return {
    encode: (coefficients, at) => {
      const value = coefficients[at]! >> low;
      const difference = value - predictions[component]!;
      predictions[component] = value;
      codes.value(bitsOf(difference), difference, bitsOf(difference));
    },
    end: () => predictions.fill(0),
  };
}

/** Encodes one more DC bit. */
export function dcRefinement({ low }: ScanHeader, codes: SymbolCodes): BlockEncoder {
  return { encode: (coefficients, at) => codes.bits(coefficients[at]! >> low, 1), end: () => undefined };
}

/** Encodes the first scan for an AC band. */
export function acFirst({ from, to, low }: ScanHeader, codes: SymbolCodes): BlockEncoder {
  const empty = new EmptyBlocks(codes);
  return {
    encode: (coefficients, at) => {
      let zeros = 0;
      for (let k = from; k <= to; k += 1) {
        const value = shortened(coefficients[at + k]!, low);
        if (value === 0) {
          zeros += 1;
          continue;
        }
        empty.end();
        for (; zeros > 15; zeros -= 16) codes.symbol(SIXTEEN_ZEROS);
        codes.value((zeros << 4) | bitsOf(value), value, bitsOf(value));
        zeros = 0;
      }
      if (zeros > 0) empty.add([]);
    },
    end: () => empty.end(),
  };
}

/** Encodes one more bit for an AC band. */
export function acRefinement({ from, to, low }: ScanHeader, codes: SymbolCodes): BlockEncoder {
  const empty = new EmptyBlocks(codes);
  const values = new Int16Array(to + 1);
  let corrections: number[] = [];
  const flush = (): void => {
    for (const bit of corrections) codes.bits(bit, 1);
    corrections = [];
  };
  return {
    encode: (coefficients, at) => {
      let lastNew = 0;
      for (let k = from; k <= to; k += 1) {
        const value = shortened(coefficients[at + k]!, low);
        values[k] = value;
        if (value === 1 || value === -1) lastNew = k;
      }
      let zeros = 0;
      for (let k = from; k <= to; k += 1) {
        const value = values[k]!;
        if (value === 0) {
          zeros += 1;
          continue;
        }
        for (; zeros > 15 && k <= lastNew; zeros -= 16) {
          empty.end();
          codes.symbol(SIXTEEN_ZEROS);
          flush();
        }
        if (Math.abs(value) > 1) {
          corrections.push(Math.abs(value) & 1);
          continue;
        }
        empty.end();
        codes.value((zeros << 4) | 1, value, 1);
        flush();
        zeros = 0;
      }
      if (zeros > 0 || corrections.length > 0) empty.add(corrections);
      corrections = [];
    },
    end: () => empty.end(),
  };
}

/** Run of blocks without new coefficients, with correction bits to follow its code. */
class EmptyBlocks {
  readonly #codes: SymbolCodes;
  #count = 0;
  #corrections: number[] = [];

  constructor(codes: SymbolCodes) {
    this.#codes = codes;
  }

  add(corrections: readonly number[]): void {
    this.#count += 1;
    this.#corrections.push(...corrections);
    if (this.#count === LONGEST_RUN || this.#corrections.length > MOST_CORRECTIONS) this.end();
  }

  end(): void {
    if (this.#count > 0) {
      const size = bitsOf(this.#count) - 1;
      this.#codes.symbol(size << 4);
      this.#codes.bits(this.#count, size);
    }
    for (const bit of this.#corrections) this.#codes.bits(bit, 1);
    this.#count = 0;
    this.#corrections = [];
  }
}

/** AC point transform: divides by a power of two, towards zero (§G.1.2.2). */
function shortened(value: number, low: number): number {
  return value < 0 ? -(-value >> low) : value >> low;
}
