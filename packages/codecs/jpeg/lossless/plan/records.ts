/** Coefficients of the MCUs that are drawn, each a record: its blocks in coding order, 64 values each, in zig-zag order. */
export class Records {
  /** Values a record. */
  readonly stride: number;
  #coefficients: Int16Array;
  #count = 0;

  /** @param blocks blocks an MCU */
  constructor(blocks: number) {
    this.stride = 64 * blocks;
    this.#coefficients = new Int16Array(64 * this.stride);
  }

  get count(): number {
    return this.#count;
  }

  /** All records one behind the other. A later {@link add} may move them elsewhere. */
  get coefficients(): Int16Array {
    return this.#coefficients;
  }

  /** Adds a record of zeros and returns its number. */
  add(): number {
    const end = (this.#count + 1) * this.stride;
    if (end > this.#coefficients.length) this.#grow(end);
    this.#count += 1;
    return this.#count - 1;
  }

  #grow(least: number): void {
    const grown = new Int16Array(Math.max(least, Math.ceil(this.#coefficients.length * 1.5)));
    grown.set(this.#coefficients);
    this.#coefficients = grown;
  }
}
