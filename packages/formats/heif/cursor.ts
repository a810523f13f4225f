import { type ByteRange, u8 } from "@matte/pixels/bytes";

/** Reads big-endian numbers in sequence. Past its end it reads zeros, and `isPast` is true. */
export class Cursor {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  #at: number;

  constructor(bytes: Uint8Array, { start, end }: ByteRange) {
    this.#bytes = bytes;
    this.#at = start;
    this.#end = Math.min(end, bytes.length);
  }

  get at(): number {
    return this.#at;
  }

  get isPast(): boolean {
    return this.#at > this.#end;
  }

  /** @param size bytes, 0 to 8 */
  number(size: number): number {
    let value = 0;
    for (let index = 0; index < size; index += 1) value = value * 256 + u8(this.#bytes, this.#at + index);
    this.#at += size;
    return value;
  }

  /** Reads letters up to a NUL, skipping it. */
  text(): string {
    const nul = this.#bytes.subarray(0, this.#end).indexOf(0, this.#at);
    const end = nul === -1 ? this.#end : nul;
    const text = new TextDecoder("latin1").decode(this.#bytes.subarray(this.#at, Math.max(this.#at, end)));
    this.#at = end + 1;
    return text;
  }
}
