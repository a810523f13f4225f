export class BytesOut {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(expected: number) {
    this.#bytes = new Uint8Array(expected);
  }

  /** Returns room for `count` bytes; {@link advance} then adds the bytes used. */
  reserve(count: number): Uint8Array {
    if (this.#length + count > this.#bytes.length) this.#grow(this.#length + count);
    return this.#bytes.subarray(this.#length, this.#length + count);
  }

  advance(count: number): void {
    this.#length += count;
  }

  write(bytes: ArrayLike<number>): void {
    this.reserve(bytes.length).set(bytes);
    this.advance(bytes.length);
  }

  /** View of the bytes so far; later writes may move them to another array. */
  written(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  done(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(least: number): void {
    const grown = new Uint8Array(Math.max(least, Math.ceil(this.#bytes.length * 1.5)));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
