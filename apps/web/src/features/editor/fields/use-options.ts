/** Options matching a query, and the one marked by the arrow keys. */
import { useMemo, useState } from "react";
import { type FieldOption, searchOptions } from "./options.ts";

export interface Options {
  readonly found: readonly FieldOption[];
  /** Index of the marked option; -1 without any. */
  readonly marked: number;
  readonly mark: (index: number) => void;
  /** Moves the mark, and wraps at both ends. */
  readonly step: (by: -1 | 1) => void;
}

/** Marks the first option whenever the query changes. */
export function useOptions(options: readonly FieldOption[], query: string): Options {
  const found = useMemo(() => searchOptions(options, query), [options, query]);
  const [state, setState] = useState({ query, index: 0 });
  const index = state.query === query ? state.index : 0;
  const marked = Math.min(index, found.length - 1);
  const mark = (next: number): void => setState({ query, index: next });
  const step = (by: -1 | 1): void => mark((marked + by + found.length) % Math.max(1, found.length));
  return { found, marked, mark, step };
}

/** Moves the mark by the arrow keys. @returns true for keys used */
export function stepByKey({ key, altKey }: Pick<KeyboardEvent, "key" | "altKey">, { step }: Options): boolean {
  if (altKey || (key !== "ArrowDown" && key !== "ArrowUp")) return false;
  step(key === "ArrowDown" ? 1 : -1);
  return true;
}
