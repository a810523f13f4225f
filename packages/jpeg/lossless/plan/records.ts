import type { PlanMemory } from "./plan-memory.ts";

/** Coefficients for drawn MCUs. A record holds an MCU's blocks in coding order, 64 zig-zag values each. */
export class Records {
  /** Values per record. */
  readonly stride: number;
  readonly #memory: PlanMemory;
  #count = 0;

  /** @param blocks blocks per MCU */
  constructor(blocks: number, memory: PlanMemory) {
    this.stride = 64 * blocks;
    this.#memory = memory;
  }

  get count(): number {
    return this.#count;
  }

  /** Values of all records. {@link add} may move them to another array. */
  get coefficients(): Int16Array {
    return this.#memory.coefficients;
  }

  /** Adds a zeroed record and returns its number. */
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
