import type { PlanMemory } from "./plan-memory.ts";

/** Coefficients of the MCUs that are drawn, each a record: its blocks in coding order, 64 values each, in zig-zag order. */
export class Records {
  /** Values a record. */
  readonly stride: number;
  readonly #memory: PlanMemory;
  #count = 0;

  /** @param blocks blocks an MCU */
  constructor(blocks: number, memory: PlanMemory) {
    this.stride = 64 * blocks;
    this.#memory = memory;
  }

  get count(): number {
    return this.#count;
  }

  /** All records one behind the other. A later {@link add} may move them elsewhere. */
  get coefficients(): Int16Array {
    return this.#memory.coefficients;
  }

  /** Adds a record of zeros and returns its number. */
  add(): number {
    const start = this.#count * this.stride;
    const end = start + this.stride;
    if (end > this.coefficients.length) this.#grow(end);
    this.coefficients.fill(0, start, end);
    this.#count += 1;
    return this.#count - 1;
  }

  #grow(least: number): void {
    const grown = new Int16Array(Math.max(least, 64 * this.stride, Math.ceil(this.coefficients.length * 1.5)));
    grown.set(this.coefficients);
    this.#memory.coefficients = grown;
  }
}
