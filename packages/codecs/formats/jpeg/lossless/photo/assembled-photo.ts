import type { LosslessSource } from "../open.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { optimalTables } from "../splice/optimal-tables.ts";
import { Recoder } from "../splice/recoder.ts";
import { writeScan } from "../splice/write-scan.ts";
import type { McuStream, PhotoCoding, PhotoData } from "./photo-data.ts";
import { type Plane, PlaneStream } from "./planes.ts";

/** Photo of several scans, progressive or one per component, which becomes one sequential scan. */
export class AssembledPhoto implements PhotoData {
  readonly #source: LosslessSource;
  readonly #planes: readonly Plane[];

  constructor(source: LosslessSource, planes: readonly Plane[]) {
    this.#source = source;
    this.#planes = planes;
  }

  index({ photo, records }: FramePlan): void {
    const { grid } = this.#source;
    const stream = this.#stream();
    const mcu = new Int16Array(records.stride);
    for (let row = 0; row < grid.rows; row += 1) {
      for (let column = 0; column < grid.columns; column += 1) {
        stream.next(mcu);
        if (photo.keptRun(column, row, 1) === 1) continue;
        const record = records.add();
        records.coefficients.set(mcu, record * records.stride);
        photo.decoded(column, row, record);
      }
    }
  }

  coding(plan: FramePlan): PhotoCoding {
    return {
      tables: optimalTables(plan, this.#stream()),
      write: (_, codes) =>
        writeScan(plan, codes, (__, encoder) => new Recoder(this.#stream(), plan.records.stride, encoder)),
    };
  }

  #stream(): McuStream {
    return new PlaneStream(this.#planes, this.#source.grid, this.#source.picture);
  }
}
