/** Whole numbers of 32 bits whose count is not known beforehand. */
export class Int32List {
  #values: Int32Array;
  #length = 0;

  constructor(expected: number) {
    this.#values = new Int32Array(expected);
  }

  get length(): number {
    return this.#length;
  }

  /** The numbers, zeros behind them. A later {@link extend} may move them elsewhere. */
  get values(): Int32Array {
    return this.#values;
  }

  /** Makes room for `count` numbers more and returns where they begin. */
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
