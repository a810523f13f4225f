import type { BitWriter } from "../lossless/bits/bit-writer.ts";
import { damaged } from "../lossless/fallback.ts";
import { encodeTable, type EncodeTable } from "../lossless/huffman/encode-table.ts";
import type { HuffmanTable } from "../lossless/huffman/table.ts";

/** Takes symbols and extra bits. */
export interface SymbolCodes {
  symbol(symbol: number): void;
  /** Takes a symbol and the `size` bits of a value. */
  value(symbol: number, value: number, size: number): void;
  /** Takes a value's low `size` bits. */
  bits(value: number, size: number): void;
}

/** Writes Huffman codes and extra bits. */
export class ScanCodes implements SymbolCodes {
  readonly #writer: BitWriter;
  readonly #table: EncodeTable | null;

  /** @param table null for a scan with bits alone */
  constructor(writer: BitWriter, table: HuffmanTable | null) {
    this.#writer = writer;
    this.#table = table && encodeTable(table);
  }

  /** @throws {FallbackError} if the table lacks the symbol */
  symbol(symbol: number): void {
    const length = this.#table?.lengths[symbol] ?? 0;
    if (length === 0) throw damaged(`no code for symbol ${symbol}`);
    this.#writer.put(this.#table!.codes[symbol]!, length);
  }

  /** Writes a symbol and a value's bits, less one if negative: ITU-T T.81 §F.1.2.1. */
  value(symbol: number, value: number, size: number): void {
    this.symbol(symbol);
    this.bits(value < 0 ? value - 1 : value, size);
  }

  bits(value: number, size: number): void {
    this.#writer.put(value & ((1 << size) - 1), size);
  }
}
