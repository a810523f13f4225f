import { u8 } from "@matte/pixels/bytes";

const CLEAR = 256;
const END = 257;
const FIRST = 258;
const MAX_CODES = 4096;
const SHORTEST = 9;
const LONGEST = 12;

/**
 * Decodes LZW, TIFF 6.0 §13: codes from 9 to 12 bits, most significant bit first, growing one code before the table needs it.
 * @returns the first `length` bytes; null if there are fewer or they are broken
 */
export function decodeLzw(data: Uint8Array, length: number): Uint8Array | null {
  const codes = new CodeReader(data);
  const out = new Strings(length);
  let width = SHORTEST;
  while (!out.full) {
    const code = codes.next(width);
    if (code === null || code === END) return null;
    if (code === CLEAR) out.clear();
    else if (!out.add(code)) return null;
    width = out.width;
  }
  return out.bytes;
}

class CodeReader {
  readonly #data: Uint8Array;
  #at = 0;
  #held = 0;
  #bits = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  /** Reads a `width`-bit code; null at the end. */
  next(width: number): number | null {
    while (this.#bits < width) {
      if (this.#at >= this.#data.length) return null;
      this.#held = ((this.#held << 8) | u8(this.#data, this.#at)) & 0xff_ffff;
      this.#at += 1;
      this.#bits += 8;
    }
    this.#bits -= width;
    return (this.#held >> this.#bits) & ((1 << width) - 1);
  }
}

/** String table. Each string is a range in the output: where it was first written, and its length. */
class Strings {
  readonly bytes: Uint8Array;
  readonly #starts = new Int32Array(MAX_CODES);
  readonly #lengths = new Uint16Array(MAX_CODES).fill(1, 0, CLEAR);
  #end = 0;
  #next = FIRST;
  #previous = CLEAR;
  /** In bits. */
  width = SHORTEST;

  constructor(length: number) {
    this.bytes = new Uint8Array(length);
  }

  get full(): boolean {
    return this.#end === this.bytes.length;
  }

  clear(): void {
    this.#next = FIRST;
    this.#previous = CLEAR;
    this.width = SHORTEST;
  }

  /** Writes a code's string, and adds the previous one with its first byte to the table; false for a code without a string. */
  add(code: number): boolean {
    const start = this.#end;
    const before = this.#previous === CLEAR ? 0 : (this.#lengths[this.#previous] ?? 0);
    if (code < CLEAR) this.bytes[this.#end++] = code;
    else if (code < this.#next) this.#copy(this.#starts[code] ?? 0, this.#lengths[code] ?? 0);
    // The string about to be added: the last one with its first byte.
    else if (code === this.#next && before > 0) this.#copy(start - before, before + 1);
    else return false;
    if (before > 0 && this.#next < MAX_CODES) this.#define(start - before, before + 1);
    this.#previous = code;
    return true;
  }

  #define(start: number, length: number): void {
    this.#starts[this.#next] = start;
    this.#lengths[this.#next] = length;
    this.#next += 1;
    if (this.#next >= (1 << this.width) - 1 && this.width < LONGEST) this.width += 1;
  }

  /** Byte by byte, since a string may continue into its copy. */
  #copy(from: number, length: number): void {
    const end = Math.min(this.bytes.length, this.#end + length);
    for (let at = from; this.#end < end; at += 1) this.bytes[this.#end++] = this.bytes[at]!;
  }
}
