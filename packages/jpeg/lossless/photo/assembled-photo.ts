import type { FramePlan } from "../plan/frame-plan.ts";
import type { Scan } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";
import { tablesOfScan } from "../splice/coding-tables.ts";
import type { KeptMcus } from "../splice/kept-mcus.ts";
import { McuEncoder } from "../splice/mcu-encoder.ts";
import { optimalTables } from "../splice/optimal-tables.ts";
import { SymbolCounter } from "../splice/symbol-counter.ts";
import { writeScan } from "../splice/write-scan.ts";
import { CoefficientPlaces } from "./coefficients.ts";
import type { AssembledData, PhotoCoding, ReadOptions } from "./photo-data.ts";

/** Photo that becomes one sequential scan: progressive, one scan per component, or with finer steps than its file. */
export class AssembledPhoto implements AssembledData {
  readonly #source: LosslessSource;
  readonly #coefficients: Int16Array;
  readonly #target: Scan | undefined;

  /** @param coefficients of the shown part */
  constructor(source: LosslessSource, coefficients: Int16Array, { target }: ReadOptions) {
    this.#source = source;
    this.#coefficients = coefficients;
    this.#target = target;
  }

  index(plan: FramePlan): void {
    keepDrawn(plan, this.#coefficients);
  }

  scanIndex(): null {
    return null;
  }

  coding(plan: FramePlan): PhotoCoding {
    return {
      tables: this.#target ? tablesOfScan(this.#target, this.#source.components) : optimalTables(plan, this.count()),
      write: (_, codes) =>
        writeScan(plan, codes, (__, encoder) => new Recoder(this.#coefficients, plan.records.stride, encoder)),
    };
  }

  count(): SymbolCounter {
    const { grid, components } = this.#source;
    const counter = new SymbolCounter(components);
    const encoder = new McuEncoder(grid.blocks, components, counter);
    const { stride } = new CoefficientPlaces(grid);
    for (let at = 0; at < this.#coefficients.length; at += stride) encoder.encode(this.#coefficients, at);
    return counter;
  }
}

/** Stores the photo coefficients of drawn MCUs in the plan. */
export function keepDrawn({ photo, records, part, source: { grid } }: FramePlan, coefficients: Int16Array): void {
  for (let row = 0; row < grid.rows; row += 1) {
    let column = 0;
    while (column < grid.columns) {
      column += photo.keptRun(part.column + column, part.row + row, grid.columns - column);
      if (column === grid.columns) break;
      const at = (row * grid.columns + column) * records.stride;
      const record = records.add();
      records.coefficients.set(coefficients.subarray(at, at + records.stride), record * records.stride);
      photo.decoded(part.column + column, part.row + row, record);
      column += 1;
    }
  }
}

/** Encodes the coefficients of kept MCUs with Huffman tables other than the photo's. */
class Recoder implements KeptMcus {
  readonly #coefficients: Int16Array;
  readonly #stride: number;
  readonly #encoder: McuEncoder;
  #at = 0;

  /** @param stride values per MCU */
  constructor(coefficients: Int16Array, stride: number, encoder: McuEncoder) {
    this.#coefficients = coefficients;
    this.#stride = stride;
    this.#encoder = encoder;
  }

  copy(count: number): void {
    for (let n = 0; n < count; n += 1) {
      this.#encoder.encode(this.#coefficients, this.#at);
      this.skip();
    }
  }

  skip(): void {
    this.#at += this.#stride;
  }
}
