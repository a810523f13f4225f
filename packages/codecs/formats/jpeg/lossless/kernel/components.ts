import type { ComponentCodes } from "../splice/coding-tables.ts";
import type { Arena } from "./arena.ts";
import { codeWords } from "./tables.ts";

/** Words of a component's description in kernels/jpeg/encode.ts: its last DC value and two addresses. */
const COMPONENT_WORDS = 3;
const WORD_BYTES = 4;
export const COMPONENT_BYTES = COMPONENT_WORDS * WORD_BYTES;

/** How the blocks of each component are coded; returns the address of the first. */
export function putComponents(arena: Arena, codes: readonly ComponentCodes[]): number {
  const words = codes.flatMap(({ dc, ac }) => [0, arena.put(codeWords(dc)), arena.put(codeWords(ac))]);
  return arena.put(Int32Array.from(words));
}
