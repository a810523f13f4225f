import { optimalTable } from "../huffman/optimal-table.ts";
import { AC_SYMBOLS, DC_SYMBOLS } from "../huffman/symbols.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import type { ComponentTables } from "./coding-tables.ts";
import { McuEncoder } from "./mcu-encoder.ts";
import { SymbolCounter } from "./symbol-counter.ts";

/**
 * Tables by component for a photo encoded again: one pair for luminance and one for chrominance, with short codes for frequent
 * symbols and a code for every symbol.
 * @param photo symbol counts in the photo
 */
export function optimalTables(plan: FramePlan, photo: SymbolCounter): readonly ComponentTables[] {
  return tablesFor([photo, countRecords(plan)], plan.source.components);
}

/** Counts symbols over all drawn MCUs. */
function countRecords({ source, records }: FramePlan): SymbolCounter {
  const counter = new SymbolCounter(source.components);
  const encoder = new McuEncoder(source.grid.blocks, source.components, counter);
  for (let record = 0; record < records.count; record += 1)
    encoder.encode(records.coefficients, record * records.stride);
  return counter;
}

/** Makes one table pair for luminance and one for chrominance; returns them by component. */
export function tablesFor(counters: readonly SymbolCounter[], components: number): readonly ComponentTables[] {
  const dc = counters.flatMap(({ dcCounts }) => dcCounts);
  const ac = counters.flatMap(({ acCounts }) => acCounts);
  const luminance = (_: Float64Array, index: number): boolean => index % components === 0;
  const chrominance = (_: Float64Array, index: number): boolean => index % components !== 0;
  const first = { dc: tableFor(dc.filter(luminance), DC_SYMBOLS), ac: tableFor(ac.filter(luminance), AC_SYMBOLS) };
  if (components === 1) return [first];
  const others = { dc: tableFor(dc.filter(chrominance), DC_SYMBOLS), ac: tableFor(ac.filter(chrominance), AC_SYMBOLS) };
  return Array.from({ length: components }, (_, component) => (component === 0 ? first : others));
}

/** Makes a table with a code for every symbol: each counts once more than it occurs. */
function tableFor(counts: readonly Float64Array[], symbols: readonly number[]): ReturnType<typeof optimalTable> {
  const frequencies = new Float64Array(256);
  for (const symbol of symbols) {
    frequencies[symbol] = counts.reduce((sum, count) => sum + count[symbol]!, 1);
  }
  return optimalTable(frequencies);
}
