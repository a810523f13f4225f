import type { FramePlan } from "../plan/frame-plan.ts";
import { McuEncoder } from "./mcu-encoder.ts";
import { SymbolCounter } from "./symbol-counter.ts";

/** The symbols of all drawn MCUs. */
export function countRecords({ source, records }: FramePlan): SymbolCounter {
  const counter = new SymbolCounter(source.components);
  const encoder = new McuEncoder(source.grid.blocks, source.components, counter);
  for (let record = 0; record < records.count; record += 1)
    encoder.encode(records.coefficients, record * records.stride);
  return counter;
}
