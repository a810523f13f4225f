import type { Scan } from "../markers/picture.ts";
import type { LosslessSource } from "../open.ts";
import { keepDrawn } from "../photo/assembled-photo.ts";
import { CoefficientPlaces } from "../photo/coefficients.ts";
import type { AssembledData, PhotoCoding, ReadOptions } from "../photo/photo-data.ts";
import { partOf, wholePart } from "../plan/mcu-part.ts";
import type { FramePlan } from "../plan/frame-plan.ts";
import { tablesOfScan } from "../splice/coding-tables.ts";
import type { KeptMcus } from "../splice/kept-mcus.ts";
import { optimalTables } from "../splice/optimal-tables.ts";
import { SymbolCounter } from "../splice/symbol-counter.ts";
import type { Arena } from "./arena.ts";
import { assembleInKernel } from "./assemble.ts";
import type { CodingAddresses } from "./components.ts";
import { mustHave, writeScanInKernel } from "./write-scan.ts";

/** Words per component in kernels/jpeg/count.ts: DC counts, then AC counts. */
const COUNTS = 512;
const DC_COUNTS = 256;
const WORD_BYTES = 4;

/** Counterpart of photo/assembled-photo.ts with the coefficients in a kernel's memory. */
export class KernelAssembledPhoto implements AssembledData {
  readonly #source: LosslessSource;
  readonly #arena: Arena;
  readonly #places: CoefficientPlaces;
  readonly #at: number;
  readonly #target: Scan | undefined;

  /** @param adapt changes all coefficients in place */
  constructor(
    arena: Arena,
    source: LosslessSource,
    adapt: (coefficients: Int16Array) => void,
    { target, part = wholePart(source.grid) }: ReadOptions,
  ) {
    this.#arena = arena;
    this.#source = source;
    const { grid } = source;
    this.#places = new CoefficientPlaces({ ...grid, columns: part.columns, rows: part.rows });
    this.#at = assembleInKernel(arena, source);
    const all = new CoefficientPlaces(grid);
    partOf(arena.values(this.#at, all.length), grid, part, all.stride);
    this.#target = target;
    adapt(this.#coefficients());
  }

  index(plan: FramePlan): void {
    keepDrawn(plan, this.#coefficients());
  }

  scanIndex(): null {
    return null;
  }

  coding(plan: FramePlan): PhotoCoding {
    return {
      tables: this.#target ? tablesOfScan(this.#target, this.#source.components) : optimalTables(plan, this.count()),
      write: (_, codes) => writeScanInKernel(this.#arena, plan, codes, (addresses) => this.#recoder(addresses)),
    };
  }

  /** View valid until the next allocation. */
  #coefficients(): Int16Array {
    return this.#arena.values(this.#at, this.#places.length);
  }

  count(): SymbolCounter {
    const { components } = this.#source;
    const { grid } = this.#places;
    const arena = this.#arena;
    const counts = arena.put(new Uint32Array(components * COUNTS));
    const words = Array.from({ length: components }, (_, n) => [0, counts + n * COUNTS * WORD_BYTES, 0]);
    const described = arena.put(Int32Array.from(words.flat()));
    const blocks = arena.put(Int32Array.from(grid.blocks, ({ component }) => component));
    const end = blocks + grid.blocks.length * WORD_BYTES;
    arena.kernel.countMcus(this.#at, grid.columns * grid.rows, blocks, end, described);
    const counter = new SymbolCounter(components);
    for (let component = 0; component < components; component += 1) {
      const own = arena.words(counts + component * COUNTS * WORD_BYTES, COUNTS);
      counter.dcCounts[component]!.set(own.subarray(0, DC_COUNTS));
      counter.acCounts[component]!.set(own.subarray(DC_COUNTS));
    }
    return counter;
  }

  /** Counterpart of the reference's Recoder. */
  #recoder({ components, blocks, blocksEnd }: CodingAddresses): KeptMcus {
    const { kernel } = this.#arena;
    const stride = 2 * this.#places.stride;
    let at = this.#at;
    return {
      copy: (count) => {
        mustHave(kernel.encodeMcus(at, count, stride, blocks, blocksEnd, components));
        at += count * stride;
      },
      skip: () => {
        at += stride;
      },
    };
  }
}
