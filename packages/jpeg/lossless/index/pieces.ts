import { Int32List } from "./int32-list.ts";

/** Number of values before those of the components. */
const HEAD = 4;
/** Values per component: its first DC value, the bit after its first difference, its last DC value. */
const PER_COMPONENT = 3;
const PER_PATCH = 2;

/** Offsets in a piece: MCU count, first bit, end of bits, end of patches. */
export const COUNT = 0;
export const FIRST_BIT = 1;
export const END_BIT = 2;
export const END_PATCH = 3;

/** Offsets of a component's values in a piece. */
export function componentAt(component: number): {
  readonly firstDc: number;
  readonly restBit: number;
  readonly lastDc: number;
} {
  const at = HEAD + PER_COMPONENT * component;
  return { firstDc: at, restBit: at + 1, lastDc: at + 2 };
}

/** Pieces and patches as numbers, laid out as in {@link Pieces}. */
export interface PieceList {
  readonly stride: number;
  readonly values: Int32Array<ArrayBuffer>;
  readonly valuesEnd: number;
  /** Two values per patch: its first bit and its kind. */
  readonly patches: Int32Array<ArrayBuffer>;
  readonly patchesEnd: number;
}

/**
 * Runs of neighbouring MCUs whose bits are kept, in scan order. A piece ends at the row's end, at a restart marker and before a
 * drawn MCU. Patches mark bits to replace inside pieces.
 */
export class Pieces implements PieceList {
  readonly stride: number;
  readonly #pieces: Int32List;
  readonly #patches = new Int32List(256);

  constructor(components: number, expected: number) {
    this.stride = HEAD + PER_COMPONENT * components;
    this.#pieces = new Int32List(this.stride * expected);
  }

  /** {@link add} may move them to another array. */
  get values(): Int32Array<ArrayBuffer> {
    return this.#pieces.values;
  }

  get valuesEnd(): number {
    return this.#pieces.length;
  }

  get patches(): Int32Array<ArrayBuffer> {
    return this.#patches.values;
  }

  get patchesEnd(): number {
    return this.#patches.length;
  }

  /** Adds a piece and returns the offset of its values. */
  add(): number {
    return this.#pieces.extend(this.stride);
  }

  /** Adds a patch for a component's first DC difference: its prediction changes. */
  patchDc(bit: number, component: number): void {
    this.#patch(bit, -1 - component);
  }

  /** Adds a patch for a changed AC code. */
  patchCode(bit: number, table: number, symbol: number): void {
    this.#patch(bit, (table << 8) | symbol);
  }

  /** Adds patches laid out as in {@link patches}. */
  addPatches(patches: Int32Array): void {
    const at = this.#patches.extend(patches.length);
    this.#patches.values.set(patches, at);
  }

  #patch(bit: number, kind: number): void {
    const at = this.#patches.extend(PER_PATCH);
    this.#patches.values[at] = bit;
    this.#patches.values[at + 1] = kind;
  }
}
