import { join } from "../../../../bytes.ts";
import type { CoveredMcus } from "../../../../metadata/types.ts";
import { EOI } from "../../markers.ts";
import { BitWriter } from "../bits/bit-writer.ts";
import type { McuGrid } from "../blocks/mcu.ts";
import { BytesOut } from "../bits/bytes-out.ts";
import { damaged } from "../fallback.ts";
import { writeHeader } from "../markers/write-header.ts";
import { openLossless } from "../open.ts";
import { assemble } from "../photo/assemble.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { partWithin } from "../plan/mcu-part.ts";
import { shared } from "../draw/boxes.ts";
import { PlainDrawing } from "../draw/drawing.ts";
import { codesOf, type ComponentTables } from "../splice/coding-tables.ts";
import { HuffmanSink } from "../splice/huffman-sink.ts";
import { McuEncoder } from "../splice/mcu-encoder.ts";
import { tablesFor } from "../splice/optimal-tables.ts";
import { SymbolCounter } from "../splice/symbol-counter.ts";

/** MCUs per row in the JPEG, whose sides must not exceed 65,535 px. */
const COLUMNS = 1024;
const EXPECTED_BYTES = 2 ** 14;

/**
 * Codes the MCUs covered by a plan's frame, after its photo is indexed and before anything is drawn. Those at the edges of a crop
 * show nothing beyond it.
 */
export function coveredMcus(plan: FramePlan): CoveredMcus | null {
  const { source, cells, photo, returned, records } = plan;
  const { size } = source.grid;
  if (returned === null) return null;
  const { column: left, row: top, columns, rows } = partWithin(returned, size);
  const edges = new CropEdges(plan);
  const indices: number[] = [];
  const covered: Int16Array[] = [];
  for (let index = 0; index < columns * rows; index += 1) {
    const cell = (top + Math.floor(index / columns)) * cells.columns + left + (index % columns);
    const record = photo.recordOf(cell);
    if (record === undefined) continue;
    const at = record * records.stride;
    indices.push(index);
    covered.push(edges.shown(cell, records.coefficients.slice(at, at + records.stride)));
  }
  return indices.length === 0 ? null : { indices, jpeg: jpegOf(plan, covered) };
}

/** MCUs at the right and lower edges of a crop, without what was cut off. */
class CropEdges {
  readonly #plan: FramePlan;
  readonly #drawing: PlainDrawing;

  constructor(plan: FramePlan) {
    const { picture, grid } = plan.source;
    this.#plan = plan;
    this.#drawing = new PlainDrawing(picture, plan.photoBox, grid, [], null);
  }

  /** @param coefficients of the file's MCU @returns those of its shown part, repeated up to the MCU's edges */
  shown(cell: number, coefficients: Int16Array): Int16Array {
    const { cells, cut, photoBox, source } = this.#plan;
    const part = shared(photoBox, cells.box(cell));
    if (part === null) return coefficients;
    const ends = { right: part.width < source.mcu.width, lower: part.height < source.mcu.height };
    if (!(ends.right && cut.right) && !(ends.lower && cut.lower)) return coefficients;
    this.#drawing.photo(part, coefficients, 0, "all");
    this.#drawing.extend(part, ends);
    this.#drawing.encode(part, 1, coefficients, 0);
    return source.quotients === null ? coefficients : inMultiples(coefficients, source.grid, source.quotients);
  }
}

/** Rounds drawn coefficients to those that the photo's own, coarser steps can express. */
function inMultiples(coefficients: Int16Array, { blocks }: McuGrid, quotients: readonly Uint16Array[]): Int16Array {
  return coefficients.map((value, at) => {
    const factor = quotients[blocks[at >> 6]!.component]![at & 63]!;
    return Math.round(value / factor) * factor;
  });
}

function jpegOf({ source }: FramePlan, covered: readonly Int16Array[]): Uint8Array {
  const { grid, picture, components } = source;
  const counter = new SymbolCounter(components);
  const width = Math.min(covered.length, COLUMNS);
  const height = Math.ceil(covered.length / width);
  // The last MCU is repeated to fill the last row.
  const all = Array.from({ length: width * height }, (_, n) => covered[Math.min(n, covered.length - 1)]!);
  const count = new McuEncoder(grid.blocks, components, counter);
  for (const mcu of all) count.encode(mcu, 0);
  const tables = tablesFor([counter], components);
  const size = { width: width * grid.size.width, height: height * grid.size.height };
  const header = new BytesOut(EXPECTED_BYTES);
  writeHeader(header, { size, metadata: [], components: picture.components, tables });
  return join([header.written(), encoded(source, all, tables), Uint8Array.of(0xff, EOI)]);
}

function encoded(
  { grid, components }: FramePlan["source"],
  mcus: readonly Int16Array[],
  tables: readonly ComponentTables[],
): Uint8Array {
  const out = new BytesOut(EXPECTED_BYTES);
  const writer = new BitWriter(out);
  const encoder = new McuEncoder(grid.blocks, components, new HuffmanSink(writer, codesOf(tables)));
  for (const mcu of mcus) encoder.encode(mcu, 0);
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
