import type { ComponentCodes } from "../splice/coding-tables.ts";
import type { Arena } from "./arena.ts";
import { codeWords } from "./tables.ts";

/** Words per component in kernels/jpeg/encode.ts: its last DC value and two table addresses. */
const COMPONENT_WORDS = 3;
const WORD_BYTES = 4;
export const COMPONENT_BYTES = COMPONENT_WORDS * WORD_BYTES;

/** Addresses for the framed picture's components and an MCU's blocks. */
export interface CodingAddresses {
  readonly components: number;
  readonly componentsEnd: number;
  readonly blocks: number;
  readonly blocksEnd: number;
}

/** Writes the tables of each component and returns the address of the first component. */
export function putComponents(arena: Arena, codes: readonly ComponentCodes[]): number {
  const words = codes.flatMap(({ dc, ac }) => [0, arena.put(codeWords(dc)), arena.put(codeWords(ac))]);
  return arena.put(Int32Array.from(words));
}

/** Zeroes the last DC values for `count` components. */
export function resetPredictions(arena: Arena, components: number, count: number): void {
  setPredictions(
    arena,
    components,
    Array.from({ length: count }, () => 0),
  );
}

/** Sets each component's last DC value. */
export function setPredictions(arena: Arena, components: number, values: readonly number[]): void {
  const words = arena.words(components, values.length * COMPONENT_WORDS);
  values.forEach((value, component) => {
    words[component * COMPONENT_WORDS] = value;
  });
}
