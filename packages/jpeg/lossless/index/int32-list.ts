export class Int32List {
  #values: Int32Array<ArrayBuffer>;
  #length = 0;

  constructor(expected: number) {
    this.#values = new Int32Array(expected);
  }

  get length(): number {
    return this.#length;
  }

  /** Numbers, followed by zeros. {@link extend} may move them to another array. */
  get values(): Int32Array<ArrayBuffer> {
    return this.#values;
  }

  /** Makes room for `count` more numbers and returns the first index. */
  extend(count: number): number {
    const at = this.#length;
    this.#length += count;
    if (this.#length > this.#values.length) {
      const grown = new Int32Array(this.#length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    return at;
  }
}
