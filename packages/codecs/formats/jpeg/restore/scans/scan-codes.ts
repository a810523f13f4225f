import type { BitWriter } from "../../lossless/bits/bit-writer.ts";
import { damaged } from "../../lossless/fallback.ts";
import { encodeTable, type EncodeTable } from "../../lossless/huffman/encode-table.ts";
import type { HuffmanTable } from "../../lossless/huffman/table.ts";

/** Writes codes of a Huffman table, and bits after them. */
export class ScanCodes {
  readonly #writer: BitWriter;
  readonly #table: EncodeTable | null;

  /** @param table null for a scan of bits alone */
  constructor(writer: BitWriter, table: HuffmanTable | null) {
    this.#writer = writer;
    this.#table = table && encodeTable(table);
  }

  /** @throws {FallbackError} for a symbol that the table lacks */
  symbol(symbol: number): void {
    const length = this.#table?.lengths[symbol] ?? 0;
    if (length === 0) throw damaged(`no code for symbol ${symbol}`);
    this.#writer.put(this.#table!.codes[symbol]!, length);
  }

  /** Writes a symbol and the bits of a value, less one if it is negative: ITU-T T.81 §F.1.2.1. */
  value(symbol: number, value: number, size: number): void {
    this.symbol(symbol);
    this.bits(value < 0 ? value - 1 : value, size);
  }

  /** Writes the low `size` bits of a value. */
  bits(value: number, size: number): void {
    this.#writer.put(value & ((1 << size) - 1), size);
  }
}
