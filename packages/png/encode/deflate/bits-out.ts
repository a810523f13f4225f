/** Writes bits, lowest first in each byte (RFC 1951 §3.1.1). */
export class BitsOut {
  readonly #bytes: Uint8Array;
  readonly #start: number;
  /** Next bit's position. */
  end: number;

  /** @param start byte containing bit 0 */
  constructor(bytes: Uint8Array, start: number, bit: number) {
    this.#bytes = bytes;
    this.#start = start;
    this.end = bit;
  }

  /** Writes a number's low `count` bits; its other bits must be zero. */
  put(value: number, count: number): void {
    let [rest, left] = [value, count];
    while (left > 0) {
      const at = this.#start + (this.end >>> 3);
      const used = this.end & 7;
      this.#bytes[at] = ((this.#bytes[at] ?? 0) & ((1 << used) - 1)) | (rest << used);
      const written = Math.min(left, 8 - used);
      rest >>>= written;
      left -= written;
      this.end += written;
    }
  }

  /** Writes a code given as code << 8 | number of bits. */
  putEntry(entry: number): void {
    this.put(entry >>> 8, entry & 255);
  }

  /** Fills the last byte with zeros. */
  align(): void {
    this.put(0, -this.end & 7);
  }
}
