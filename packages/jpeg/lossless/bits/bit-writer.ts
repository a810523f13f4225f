import type { BytesOut } from "./bytes-out.ts";
import { stuff } from "./stuff.ts";

/** Unstuffed bytes buffered before they are stuffed together. */
const CAPACITY = 1 << 16;

/** Bytes that `put` and {@link copyBits} may write past their last one. */
const SLACK = 8;

/** Writes and stuffs entropy-coded data, from bits or from bit ranges in other data. */
export class BitWriter {
  readonly #out: BytesOut;
  readonly #bytes = new Uint8Array(CAPACITY + SLACK);
  readonly #view = new DataView(this.#bytes.buffer);
  #length = 0;
  /** The incomplete byte's bits as a number, and their count, 0 to 7. */
  #held = 0;
  #count = 0;

  constructor(out: BytesOut) {
    this.#out = out;
  }

  /** Writes a number's low `count` bits, 0 to 24; the other bits are zero. */
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

  /** Copies bits `from` to `to`, exclusive, from unstuffed data with 8 more bytes after them. */
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

  /** Completes the held byte with the data's first bits; the rest is then whole bytes. */
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

/** Reads at most 8 bits. */
function few(source: DataView, bit: number, count: number): number {
  return ((source.getUint16(bit >>> 3) << (bit & 7)) & 0xffff) >>> (16 - count);
}

/**
 * Copies whole bytes from any bit position: byte `n` after `at` becomes bits `bit + 8 * n` to `bit + 8 * n + 7` in `from`. Copies
 * four bytes at a time and reads up to four bytes past the last.
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
