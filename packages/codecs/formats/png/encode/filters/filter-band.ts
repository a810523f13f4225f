import type { Arena } from "../arena.ts";
import { bestFilter } from "./best-filter.ts";

/** Filters all rows of a band with the type that suits it best. */
export function filterBand(arena: Arena): void {
  const { ops, bytes, above, pitch, filtered, filteredRow, rows, row, pixel } = arena;
  const type = bestFilter(arena);
  for (let index = 0; index < rows; index += 1) {
    const [from, to] = [above + (index + 1) * pitch, filtered + index * filteredRow];
    bytes[to] = type;
    ops.filterRow(type, from, from - pitch, to + 1, row, pixel);
  }
}
