import type { ByteBuffer } from "./byte-buffer.ts";
import type { HuffmanCodes } from "./huffman.ts";

/** Receives coded symbols, counting them for optimised tables or writing them. */
export interface SymbolSink {
  /** Takes a Huffman symbol for table 0 (DC 0), 1 (DC 1), 2 (AC 0) or 3 (AC 1). */
  symbol(table: number, symbol: number): void;
  /** Takes the low `count` bits (at most 16), most significant first. */
  bits(value: number, count: number): void;
  /** Ends an entropy-coded segment; RSTn follows. */
  restart(n: number): void;
}

export class SymbolCounter implements SymbolSink {
  readonly frequencies = [0, 1, 2, 3].map(() => new Uint32Array(256));

  symbol(table: number, symbol: number): void {
    this.frequencies[table]![symbol]!++;
  }

  bits(): void {
    // Extra bits carry no symbol.
  }

  restart(): void {
    // Restart markers carry no symbol.
  }
}

/** Writes entropy-coded segments: a zero after each FF (ITU-T T.81 §F.1.2.3), ones up to a whole byte at the end. */
export class BitWriter implements SymbolSink {
  readonly #out: ByteBuffer;
  readonly #codes: readonly (HuffmanCodes | undefined)[];
  #buffer = 0;
  #held = 0;

  constructor(out: ByteBuffer, codes: readonly (HuffmanCodes | undefined)[]) {
    this.#out = out;
    this.#codes = codes;
  }

  symbol(table: number, symbol: number): void {
    const codes = this.#codes[table]!;
    this.bits(codes.code[symbol]!, codes.length[symbol]!);
  }

  bits(value: number, count: number): void {
    this.#buffer = (this.#buffer << count) | (value & ((1 << count) - 1));
    this.#held += count;
    while (this.#held >= 8) {
      this.#held -= 8;
      this.#emit((this.#buffer >> this.#held) & 0xff);
    }
    this.#buffer &= (1 << this.#held) - 1;
  }

  restart(n: number): void {
    this.flush();
    this.#out.byte(0xff);
    this.#out.byte(0xd0 + n);
  }

  flush(): void {
    if (this.#held > 0) this.bits(0x7f, 8 - this.#held);
  }

  #emit(byte: number): void {
    this.#out.byte(byte);
    if (byte === 0xff) this.#out.byte(0);
  }
}
