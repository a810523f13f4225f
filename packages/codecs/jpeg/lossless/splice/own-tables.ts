import { extendTable } from "../huffman/extend-table.ts";
import { DC_SYMBOLS, END_OF_BLOCK } from "../huffman/symbols.ts";
import type { HuffmanTable } from "../huffman/table.ts";
import type { Scan } from "../markers/picture.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { ComponentTables } from "./coding-tables.ts";
import { McuEncoder } from "./mcu-encoder.ts";
import { SymbolCounter } from "./symbol-counter.ts";

/**
 * The photo's own tables, with codes added for symbols that the drawn MCUs need and the photo did not: then the photo's bits can
 * be copied as they are.
 * @returns null where a table has no room for them
 */
export function ownTables(plan: FramePlan, scan: Scan): readonly ComponentTables[] | null {
  const counter = countRecords(plan);
  const needed = new Map<HuffmanTable, Set<number>>();
  for (const { component, dc, ac } of scan.components) {
    need(needed, dc, DC_SYMBOLS);
    need(needed, ac, [END_OF_BLOCK, ...occurring(counter.acCounts[component]!)]);
  }
  const extended = new Map([...needed].map(([table, symbols]) => [table, extendTable(table, symbols)]));
  return inOrder(scan, extended);
}

function need(needed: Map<HuffmanTable, Set<number>>, table: HuffmanTable | null, symbols: Iterable<number>): void {
  if (table !== null) needed.set(table, new Set([...(needed.get(table) ?? []), ...symbols]));
}

function occurring(counts: Float64Array): number[] {
  return [...counts.keys()].filter((symbol) => counts[symbol]! > 0);
}

/** The symbols of all drawn MCUs. */
export function countRecords({ source, records }: FramePlan): SymbolCounter {
  const { blocks } = source.grid;
  const counter = new SymbolCounter(source.components);
  const encoder = new McuEncoder(blocks, source.components, counter);
  for (let record = 0; record < records.count; record += 1) encoder.encode(records.coefficients, record * records.stride);
  return counter;
}

function inOrder(
  scan: Scan,
  extended: ReadonlyMap<HuffmanTable, HuffmanTable | null>,
): readonly ComponentTables[] | null {
  const tables = scan.components.toSorted((a, b) => a.component - b.component).map(({ dc, ac }) => ({
    dc: dc === null ? undefined : extended.get(dc),
    ac: ac === null ? undefined : extended.get(ac),
  }));
  return tables.every((one): one is ComponentTables => one.dc != null && one.ac != null) ? tables : null;
}
