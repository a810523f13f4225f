import type { McuGrid } from "../blocks/mcu.ts";
import { MAX_COEFFICIENT_BYTES } from "../limits.ts";
import type { Picture } from "../markers/picture.ts";
import { FallbackError } from "../fallback.ts";
import type { McuStream } from "./photo-data.ts";

/** Coefficients of a component. */
export interface Plane {
  /** Blocks per row, padded to whole MCUs (ITU-T T.81 §A.2.4). */
  readonly stride: number;
  /** Blocks without padding, as in a scan of only this component (§A.2.3). */
  readonly columns: number;
  readonly rows: number;
  /** 64 values per block, blocks row by row. */
  readonly coefficients: Int16Array;
}

/** Allocates zeros for all coefficients of a picture. */
export function emptyPlanes({ components, width, height }: Picture, grid: McuGrid): readonly Plane[] {
  const bytes = grid.columns * grid.rows * grid.blocks.length * 128;
  if (bytes > MAX_COEFFICIENT_BYTES) throw new FallbackError("too-large", `${bytes} bytes of coefficients`);
  return components.map(({ h, v }, component) => {
    const step = grid.steps[component]!;
    const stride = grid.columns * h;
    return {
      stride,
      columns: Math.ceil(Math.ceil(width / step.width) / 8),
      rows: Math.ceil(Math.ceil(height / step.height) / 8),
      coefficients: new Int16Array(stride * grid.rows * v * 64),
    };
  });
}

/** Offset of a block's coefficients. */
export function blockAt(plane: Plane, column: number, row: number): number {
  return (row * plane.stride + column) * 64;
}

/** Splits planes into MCUs. */
export class PlaneStream implements McuStream {
  readonly #planes: readonly Plane[];
  readonly #grid: McuGrid;
  readonly #picture: Picture;
  #next = 0;

  constructor(planes: readonly Plane[], grid: McuGrid, picture: Picture) {
    this.#planes = planes;
    this.#grid = grid;
    this.#picture = picture;
  }

  next(into: Int16Array): void {
    const mcuColumn = this.#next % this.#grid.columns;
    const mcuRow = Math.floor(this.#next / this.#grid.columns);
    this.#grid.blocks.forEach(({ component, column, row }, index) => {
      const plane = this.#planes[component]!;
      const { h, v } = this.#picture.components[component]!;
      const at = blockAt(plane, mcuColumn * h + column, mcuRow * v + row);
      into.set(plane.coefficients.subarray(at, at + 64), 64 * index);
    });
    this.#next += 1;
  }
}
