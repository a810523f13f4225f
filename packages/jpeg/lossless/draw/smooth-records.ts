import type { Records } from "../plan/records.ts";

/** Remembered records; a power of two. */
const SLOTS = 2 ** 13;
const PRIME = 0x9e3779b1;

/** Records of MCUs with few coefficients; equal ones share one while it is remembered. */
export class SmoothRecords {
  readonly #length: number;
  readonly #places: readonly number[];
  readonly #records: Records;
  readonly #known = new Int32Array(SLOTS).fill(-1);
  readonly #keys: Int16Array;

  /** @param blocks per MCU @param places zig-zag positions of their coefficients */
  constructor(blocks: number, places: readonly number[], records: Records) {
    this.#length = blocks * places.length;
    this.#places = places;
    this.#records = records;
    this.#keys = new Int16Array(SLOTS * this.#length);
  }

  /** Record with the coefficients from `at` on, block by block. */
  recordOf(values: Int16Array, at: number): number {
    const slot = this.#hash(values, at);
    const known = this.#known[slot]!;
    if (known >= 0 && this.#isIn(slot, values, at)) return known;
    const start = slot * this.#length;
    for (let n = 0; n < this.#length; n += 1) this.#keys[start + n] = values[at + n]!;
    return (this.#known[slot] = this.#added(values, at));
  }

  #hash(values: Int16Array, at: number): number {
    let hash = 0;
    for (let n = at; n < at + this.#length; n += 1) hash = Math.imul((hash ^ values[n]!) + (hash >>> 15), PRIME);
    return (hash ^ (hash >>> 16)) & (SLOTS - 1);
  }

  #isIn(slot: number, values: Int16Array, at: number): boolean {
    const keys = this.#keys;
    const start = slot * this.#length;
    for (let n = 0; n < this.#length; n += 1) if (keys[start + n] !== values[at + n]) return false;
    return true;
  }

  #added(values: Int16Array, from: number): number {
    const record = this.#records.add();
    const { coefficients, stride } = this.#records;
    const places = this.#places;
    const end = from + this.#length;
    for (let n = from, at = record * stride; n < end; at += 64)
      for (let place = 0; place < places.length; place += 1, n += 1) coefficients[at + places[place]!] = values[n]!;
    return record;
  }
}
