/** Writes HEVC header fields, ITU-T H.265 §7.2 and §9.2. */
export class BitWriter {
  readonly #bits: number[] = [];

  /** `u(n)`. */
  fixed(length: number, value: number): this {
    for (let bit = length - 1; bit >= 0; bit -= 1) this.#bits.push(Math.floor(value / 2 ** bit) % 2);
    return this;
  }

  /** `ue(v)`: as many zeros as the value plus one has digits less one. */
  golomb(...values: readonly number[]): this {
    for (const value of values) this.fixed(2 * Math.floor(Math.log2(value + 1)) + 1, value + 1);
    return this;
  }

  /** Returns the bits with a stop bit, up to a whole byte. */
  bytes(): Uint8Array<ArrayBuffer> {
    const bits = [...this.#bits, 1];
    const bytes = new Uint8Array(Math.ceil(bits.length / 8));
    for (const [index, bit] of bits.entries())
      bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (bit << (7 - (index & 7)));
    return bytes;
  }
}
