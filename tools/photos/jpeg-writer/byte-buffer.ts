/** Growing byte array. */
export class ByteBuffer {
  #bytes = new Uint8Array(1 << 16);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(this.#length + 1);
    this.#bytes[this.#length++] = value;
  }

  /** Appends 16 bits, big-endian. */
  word(value: number): void {
    this.byte(value >> 8);
    this.byte(value & 0xff);
  }

  bytes(values: ArrayLike<number>): void {
    if (this.#length + values.length > this.#bytes.length) this.#grow(this.#length + values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** Returns a copy of the written bytes. */
  done(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(needed: number): void {
    const larger = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}
