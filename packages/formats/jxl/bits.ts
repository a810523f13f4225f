import { u8 } from "@matte/pixels/bytes";

/** A `U32`'s choices: an offset, and how many bits to add. */
export type Choices = readonly [Choice, Choice, Choice, Choice];
type Choice = readonly [offset: number, bits: number];

/** Reads codestream fields, least significant bit first (ISO/IEC 18181-1 §B.2). Past its end it reads zeros. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;

  /** @param start in bytes */
  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.#at = 8 * start;
  }

  get isPast(): boolean {
    return this.#at > 8 * this.#bytes.length;
  }

  bits(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, this.#at += 1)
      value += ((u8(this.#bytes, this.#at >>> 3) >> (this.#at & 7)) & 1) * 2 ** bit;
    return value;
  }

  bool(): boolean {
    return this.bits(1) === 1;
  }

  choice(choices: Choices): number {
    const [offset, bits] = choices[this.bits(2) as 0 | 1 | 2 | 3];
    return offset + this.bits(bits);
  }

  enumerated(): number {
    return this.choice([
      [0, 0],
      [1, 0],
      [2, 4],
      [18, 6],
    ]);
  }
}
