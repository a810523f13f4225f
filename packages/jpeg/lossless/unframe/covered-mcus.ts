import { join } from "@matte/pixels/bytes";
import type { CoveredMcus } from "./place.ts";
import { EOI } from "@matte/pixels/segments";
import { BitWriter } from "../bits/bit-writer.ts";
import { BytesOut } from "../bits/bytes-out.ts";
import { damaged } from "../fallback.ts";
import { writeHeader } from "../markers/write-header.ts";
import { openLossless } from "../open.ts";
import { assemble } from "../photo/assemble.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { partWithin } from "../plan/mcu-part.ts";
import type { Records } from "../plan/records.ts";
import { codesOf, type ComponentTables } from "../splice/coding-tables.ts";
import { HuffmanSink } from "../splice/huffman-sink.ts";
import { McuEncoder } from "../splice/mcu-encoder.ts";
import { tablesFor } from "../splice/optimal-tables.ts";
import { SymbolCounter } from "../splice/symbol-counter.ts";

/** MCUs per row in the JPEG, whose sides must not exceed 65,535 px. */
const COLUMNS = 1024;
const EXPECTED_BYTES = 2 ** 14;

/** Codes the MCUs covered by a plan's frame, after its photo is indexed and before anything is drawn. */
export function coveredMcus(plan: FramePlan): CoveredMcus | null {
  const { source, cells, photo, returned, records } = plan;
  if (returned === null) return null;
  const { column: left, row: top, columns, rows } = partWithin(returned, source.grid.size);
  const indices: number[] = [];
  const starts: number[] = [];
  for (let index = 0; index < columns * rows; index += 1) {
    const cell = (top + Math.floor(index / columns)) * cells.columns + left + (index % columns);
    const record = photo.recordOf(cell);
    if (record === undefined) continue;
    indices.push(index);
    starts.push(record * records.stride);
  }
  return indices.length === 0 ? null : { indices, jpeg: jpegOf(plan, starts) };
}

function jpegOf({ source, records }: FramePlan, starts: readonly number[]): Uint8Array {
  const { grid, picture, components } = source;
  const counter = new SymbolCounter(components);
  const width = Math.min(starts.length, COLUMNS);
  const height = Math.ceil(starts.length / width);
  // The last MCU is repeated to fill the last row.
  const all = Array.from({ length: width * height }, (_, n) => starts[Math.min(n, starts.length - 1)]!);
  const count = new McuEncoder(grid.blocks, components, counter);
  for (const start of all) count.encode(records.coefficients, start);
  const tables = tablesFor([counter], components);
  const size = { width: width * grid.size.width, height: height * grid.size.height };
  const header = new BytesOut(EXPECTED_BYTES);
  writeHeader(header, { size, metadata: [], components: picture.components, tables });
  const scan = encoded(source, records, all, tables);
  return join([header.written(), scan, Uint8Array.of(0xff, EOI)]);
}

function encoded(
  { grid, components }: FramePlan["source"],
  { coefficients }: Records,
  starts: readonly number[],
  tables: readonly ComponentTables[],
): Uint8Array {
  const out = new BytesOut(EXPECTED_BYTES);
  const writer = new BitWriter(out);
  const encoder = new McuEncoder(grid.blocks, components, new HuffmanSink(writer, codesOf(tables)));
  for (const start of starts) encoder.encode(coefficients, start);
  writer.finish();
  return out.written();
}

/**
 * Adds the coefficients of covered MCUs to a plan's records, in order.
 * @throws {FallbackError} `damaged` if they do not fit the plan
 */
export function addCovered({ source, records }: Pick<FramePlan, "source" | "records">, covered: CoveredMcus): void {
  const opened = openLossless(covered.jpeg);
  if ("fallbackReason" in opened) throw damaged(opened.detail);
  const sampling = ({ picture }: typeof source): string => picture.components.map(({ h, v }) => `${h}x${v}`).join(" ");
  const held = opened.grid.columns * opened.grid.rows;
  if (
    sampling(opened) !== sampling(source) ||
    held < covered.indices.length ||
    held > 2 * covered.indices.length + COLUMNS
  )
    throw damaged("covered parts of another photo");
  const { stride } = records;
  const coefficients = assemble(opened);
  for (let n = 0; n < covered.indices.length; n += 1) {
    const record = records.add();
    records.coefficients.set(coefficients.subarray(n * stride, (n + 1) * stride), record * stride);
  }
}
