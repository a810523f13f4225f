import type { ComponentCodes } from "../splice/coding-tables.ts";
import type { Arena } from "./arena.ts";
import { codeWords } from "./tables.ts";

/** Words of a component in kernels/jpeg/encode.ts: its last DC value and the addresses of two tables. */
const COMPONENT_WORDS = 3;
const WORD_BYTES = 4;
export const COMPONENT_BYTES = COMPONENT_WORDS * WORD_BYTES;

/** Writes the tables of each component and returns the address of the first component. */
export function putComponents(arena: Arena, codes: readonly ComponentCodes[]): number {
  const words = codes.flatMap(({ dc, ac }) => [0, arena.put(codeWords(dc)), arena.put(codeWords(ac))]);
  return arena.put(Int32Array.from(words));
}

/** Sets the last DC values of `count` components to zero. */
export function resetPredictions(arena: Arena, components: number, count: number): void {
  const words = arena.words(components, count * COMPONENT_WORDS);
  for (let component = 0; component < count; component += 1) words[component * COMPONENT_WORDS] = 0;
}
