import base64 from "#kernels/resample";
import { ensureMemory, type Kernel, loadKernel } from "../wasm/load.ts";
import type { RotatedRows, SampledRow } from "./rows.ts";
import { fractionWeights } from "./weights.ts";

interface RotateKernel extends Kernel {
  rotated(
    tile: number,
    width: number,
    weights: number,
    x: number,
    y: number,
    dx: number,
    dy: number,
    length: number,
    into: number,
  ): void;
}

const ALIGNMENT = 16;

/** Rows by WebAssembly. */
export class KernelRows implements RotatedRows {
  readonly #kernel: RotateKernel;
  readonly #weights = fractionWeights();
  #at = { weights: 0, sums: 0, tile: 0 };
  #width = 0;
  #sums = new Int32Array();

  /** Returns null if the kernel does not run. */
  static create(): KernelRows | null {
    const kernel = loadKernel<RotateKernel>(base64, ["heapBase", "rotated"]);
    return kernel && new KernelRows(kernel);
  }

  private constructor(kernel: RotateKernel) {
    this.#kernel = kernel;
  }

  open({ width, height }: { readonly width: number; readonly height: number }, length: number): Uint8ClampedArray {
    const weights = align(this.#kernel.heapBase());
    const sums = align(weights + this.#weights.byteLength);
    const tile = align(sums + 16 * length);
    const bytes = 4 * width * height;
    ensureMemory(this.#kernel, tile + bytes);
    const { buffer } = this.#kernel.memory;
    new Int16Array(buffer, weights).set(this.#weights);
    this.#at = { weights, sums, tile };
    this.#width = width;
    this.#sums = new Int32Array(buffer, sums, 4 * length);
    return new Uint8ClampedArray(buffer, tile, bytes);
  }

  row({ x, y, dx, dy }: SampledRow): Int32Array {
    const { weights, sums, tile } = this.#at;
    this.#kernel.rotated(tile, this.#width, weights, x, y, dx, dy, this.#sums.length / 4, sums);
    return this.#sums;
  }
}

function align(address: number): number {
  return Math.ceil(address / ALIGNMENT) * ALIGNMENT;
}
