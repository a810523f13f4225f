import { Int32List } from "./int32-list.ts";

/** Values in front of the components' own. */
const HEAD = 4;
/** Values a component: its first DC value, the bit behind its first difference, its last DC value. */
const PER_COMPONENT = 3;
const PER_PATCH = 2;

/** Offsets of a piece's values: how many MCUs, the first bit, the bit behind the last, the patch behind the last. */
export const COUNT = 0;
export const FIRST_BIT = 1;
export const END_BIT = 2;
export const END_PATCH = 3;

/** Offsets of a component's values in a piece. */
export function componentAt(component: number): {
  readonly firstDc: number;
  readonly behind: number;
  readonly lastDc: number;
} {
  const at = HEAD + PER_COMPONENT * component;
  return { firstDc: at, behind: at + 1, lastDc: at + 2 };
}

/**
 * Stretches of neighbouring MCUs whose bits are kept, in the order of the scan. A stretch ends at the end of its row, at a
 * restart marker, and in front of an MCU that is drawn. Patches are the places in them where other bits are written.
 */
export class Pieces {
  /** Values a piece. */
  readonly stride: number;
  readonly #pieces: Int32List;
  readonly #patches = new Int32List(256);

  constructor(components: number, expected: number) {
    this.stride = HEAD + PER_COMPONENT * components;
    this.#pieces = new Int32List(this.stride * expected);
  }

  /** All pieces one behind the other. A later {@link add} may move them elsewhere. */
  get values(): Int32Array {
    return this.#pieces.values;
  }

  /** Where the values of all pieces end. */
  get valuesEnd(): number {
    return this.#pieces.length;
  }

  /** All patches: the bit where one begins, and what it is. */
  get patches(): Int32Array {
    return this.#patches.values;
  }

  /** Where the values of all patches end. */
  get patchesEnd(): number {
    return this.#patches.length;
  }

  /** Adds a piece and returns where its values begin. */
  add(): number {
    return this.#pieces.extend(this.stride);
  }

  /** Notes that a component's first DC difference begins here, whose prediction will be another. */
  patchDc(bit: number, component: number): void {
    this.#patch(bit, -1 - component);
  }

  /** Notes that an AC code begins here that will be another. */
  patchCode(bit: number, table: number, symbol: number): void {
    this.#patch(bit, (table << 8) | symbol);
  }

  /** Adds patches as {@link patches} has them. */
  addPatches(patches: Int32Array): void {
    const at = this.#patches.extend(patches.length);
    this.#patches.values.set(patches, at);
  }

  #patch(bit: number, what: number): void {
    const at = this.#patches.extend(PER_PATCH);
    this.#patches.values[at] = bit;
    this.#patches.values[at + 1] = what;
  }
}
