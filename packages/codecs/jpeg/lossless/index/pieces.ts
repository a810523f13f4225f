/** Values in front of the components' own: how many MCUs, the first bit, the bit behind the last. */
const HEAD = 3;
/** Values a component: the first bit of its first DC difference, the bit behind it, its first and its last DC value. */
const PER_COMPONENT = 4;

/**
 * Stretches of neighbouring MCUs whose bits are kept, in the order of the scan. A stretch ends at the end of its row, at a
 * restart marker, and in front of an MCU that is drawn.
 */
export class Pieces {
  /** Values a piece. */
  readonly stride: number;
  #values: Int32Array;
  #count = 0;

  constructor(components: number, expected: number) {
    this.stride = HEAD + PER_COMPONENT * components;
    this.#values = new Int32Array(this.stride * expected);
  }

  get count(): number {
    return this.#count;
  }

  /** All pieces one behind the other, to be read and written through the functions below. */
  get values(): Int32Array {
    return this.#values;
  }

  /** Adds a piece and returns where its values begin. */
  add(): number {
    const at = this.#count * this.stride;
    if (at + this.stride > this.#values.length) this.#grow();
    this.#count += 1;
    return at;
  }

  #grow(): void {
    const grown = new Int32Array((this.#values.length + this.stride) * 2);
    grown.set(this.#values);
    this.#values = grown;
  }
}

/** Offsets of a piece's values. */
export const COUNT = 0;
export const FIRST_BIT = 1;
export const END_BIT = 2;

/** Offsets of a component's values in a piece. */
export function componentAt(component: number): { difference: number; behind: number; firstDc: number; lastDc: number } {
  const at = HEAD + PER_COMPONENT * component;
  return { difference: at, behind: at + 1, firstDc: at + 2, lastDc: at + 3 };
}
