import type { Records } from "../plan/records.ts";

/** Remembered records; a power of two. */
const SLOTS = 2 ** 13;
const PRIME = 0x9e3779b1;

/** Records of MCUs with few coefficients; equal ones share one while it is remembered. */
export class SmoothRecords {
  /** The next record's coefficients, block by block. */
  readonly values: Int16Array;
  readonly #places: readonly number[];
  readonly #records: Records;
  readonly #known = new Int32Array(SLOTS).fill(-1);
  readonly #keys: Int16Array;

  /** @param blocks per MCU @param places zig-zag positions of their coefficients */
  constructor(blocks: number, places: readonly number[], records: Records) {
    this.values = new Int16Array(blocks * places.length);
    this.#places = places;
    this.#records = records;
    this.#keys = new Int16Array(SLOTS * this.values.length);
  }

  /** Record with the values. */
  record(): number {
    const slot = this.#hash();
    if (this.#known[slot]! >= 0 && this.#isIn(slot)) return this.#known[slot]!;
    this.#keys.set(this.values, slot * this.values.length);
    return (this.#known[slot] = this.#added());
  }

  #hash(): number {
    const { values } = this;
    let hash = 0;
    for (let n = 0; n < values.length; n += 1) hash = Math.imul((hash ^ values[n]!) + (hash >>> 15), PRIME);
    return (hash ^ (hash >>> 16)) & (SLOTS - 1);
  }

  #isIn(slot: number): boolean {
    const { values } = this;
    const keys = this.#keys;
    const start = slot * values.length;
    for (let n = 0; n < values.length; n += 1) if (keys[start + n] !== values[n]) return false;
    return true;
  }

  #added(): number {
    const record = this.#records.add();
    const { coefficients, stride } = this.#records;
    const places = this.#places;
    for (let n = 0, at = record * stride; n < this.values.length; at += 64)
      for (let place = 0; place < places.length; place += 1, n += 1)
        coefficients[at + places[place]!] = this.values[n]!;
    return record;
  }
}
