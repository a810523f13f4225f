import type { BitWriter } from "../bits/bit-writer.ts";
import { bitsOf, type BlockSink } from "../blocks/sequential.ts";
import type { EncodeTable } from "../huffman/encode-table.ts";
import { damaged } from "../fallback.ts";
import type { ComponentCodes } from "./coding-tables.ts";

/** Writes symbols as Huffman codes. */
export class HuffmanSink implements BlockSink {
  readonly #writer: BitWriter;
  readonly #codes: readonly ComponentCodes[];

  constructor(writer: BitWriter, codes: readonly ComponentCodes[]) {
    this.#writer = writer;
    this.#codes = codes;
  }

  dc(component: number, difference: number): void {
    const size = bitsOf(difference);
    this.#code(this.#codes[component]!.dc, size);
    this.#value(difference, size);
  }

  ac(component: number, symbol: number, value: number): void {
    this.#code(this.#codes[component]!.ac, symbol);
    this.#value(value, symbol & 15);
  }

  /** Throws for a missing symbol: only damaged data needs one. */
  #code({ codes, lengths }: EncodeTable, symbol: number): void {
    const length = lengths[symbol] ?? 0;
    if (length === 0) throw damaged(`no code for symbol ${symbol}`);
    this.#writer.put(codes[symbol]!, length);
  }

  /** Writes a value's low `size` bits, less one if it is negative: ITU-T T.81 §F.1.2.1. */
  #value(value: number, size: number): void {
    this.#writer.put(value < 0 ? value + (1 << size) - 1 : value, size);
  }
}
