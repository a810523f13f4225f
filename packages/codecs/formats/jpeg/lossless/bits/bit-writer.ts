import type { BytesOut } from "./bytes-out.ts";
import { stuff } from "./stuff.ts";

/** Unstuffed bytes buffered before they are stuffed together. */
const CAPACITY = 1 << 16;

/** Bytes that `put` and {@link copyBits} may write after their last byte. */
const SLACK = 8;

/** Writes entropy-coded data from bits or from ranges of bits of other data, and stuffs it. */
export class BitWriter {
  readonly #out: BytesOut;
  readonly #bytes = new Uint8Array(CAPACITY + SLACK);
  readonly #view = new DataView(this.#bytes.buffer);
  #length = 0;
  /** Bits of the incomplete byte as a number, and their count, 0 to 7. */
  #held = 0;
  #count = 0;

  constructor(out: BytesOut) {
    this.#out = out;
  }

  /** Writes the low `count` bits of a number, 0 to 24 of them; its other bits are zero. */
  put(value: number, count: number): void {
    const held = (this.#held << count) | value;
    let left = this.#count + count;
    while (left >= 8) {
      left -= 8;
      this.#bytes[this.#length] = held >>> left;
      this.#length += 1;
    }
    this.#held = held & ((1 << left) - 1);
    this.#count = left;
    if (this.#length >= CAPACITY) this.#drain();
  }

  /** Writes bits `from` to `to`, exclusive, of other unstuffed data, which has 8 more bytes after them. */
  copy(source: DataView, from: number, to: number): void {
    let bit = this.#fillByte(source, from, to);
    while (to - bit >= 8) {
      const count = Math.min((to - bit) >>> 3, CAPACITY - this.#length);
      copyBits(source, bit, this.#view, this.#length, count);
      this.#length += count;
      bit += count * 8;
      if (this.#length >= CAPACITY) this.#drain();
    }
    this.put(few(source, bit, to - bit), to - bit);
  }

  /** Fills the last byte with ones (§F.1.2.3) and writes all buffered bytes. */
  finish(): void {
    if (this.#count > 0) this.put((1 << (8 - this.#count)) - 1, 8 - this.#count);
    this.#drain();
  }

  /** Completes the held byte with the first bits of the data, so that the others are whole bytes. */
  #fillByte(source: DataView, from: number, to: number): number {
    const count = Math.min((8 - this.#count) & 7, to - from);
    this.put(few(source, from, count), count);
    return from + count;
  }

  #drain(): void {
    const room = this.#out.reserve(2 * this.#length);
    this.#out.advance(stuff(this.#bytes, this.#length, room));
    this.#length = 0;
  }
}

/** At most 8 bits of the data. */
function few(source: DataView, bit: number, count: number): number {
  return ((source.getUint16(bit >>> 3) << (bit & 7)) & 0xffff) >>> (16 - count);
}

/**
 * Copies whole bytes from any bit of a bit stream: byte `n` after `at` becomes bits `bit + 8 * n` to `bit + 8 * n + 7` of `from`.
 * Works on four bytes at a time and reads up to four bytes after the last.
 * @param count bytes; `into` has room for three more
 */
function copyBits(from: DataView, bit: number, into: DataView, at: number, count: number): void {
  const shift = bit & 7;
  const start = bit >>> 3;
  for (let n = 0; n < count; n += 4) {
    const four = from.getUint32(start + n);
    const fifth = from.getUint8(start + n + 4);
    into.setUint32(at + n, (four << shift) | (fifth >>> (8 - shift)));
  }
}
