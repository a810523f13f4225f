import base64 from "#kernels/resample";
import { ensureMemory, type Kernel, loadKernel } from "../wasm/load.ts";
import type { Passes } from "./passes.ts";
import { padded, type Taps } from "./taps.ts";

interface ResampleKernel extends Kernel {
  across(row: number, starts: number, weights: number, width: number, length: number, into: number): void;
  down(ring: number, start: number, weights: number, height: number, samples: number, into: number): void;
}

/** Bytes read and written past row ends. */
const SLACK = 64;

/** Both passes in WebAssembly, 16 bytes at a time. */
export class KernelPasses implements Passes {
  readonly #kernel: ResampleKernel;
  readonly #across: Taps;
  readonly #down: Taps;
  readonly #height: number;
  readonly #at: Addresses;
  readonly #row: Uint8ClampedArray;
  readonly #sums: Int32Array;

  /** Returns null if the kernel does not run. */
  static create(across: Taps, down: Taps): KernelPasses | null {
    const kernel = loadKernel<ResampleKernel>(base64, ["heapBase", "across", "down"]);
    return kernel && new KernelPasses(kernel, across, down);
  }

  private constructor(kernel: ResampleKernel, across: Taps, down: Taps) {
    this.#kernel = kernel;
    this.#across = padded(across, 4);
    this.#down = padded(down, 2);
    this.#height = down.width;
    this.#at = addressesFor(kernel.heapBase(), this.#across, this.#down, this.#height);
    ensureMemory(kernel, this.#at.end);
    const { buffer } = kernel.memory;
    new Int32Array(buffer, this.#at.starts).set(this.#across.starts);
    new Int16Array(buffer, this.#at.weights).set(this.#across.weights);
    new Int16Array(buffer, this.#at.heights).set(this.#down.weights);
    this.#row = new Uint8ClampedArray(buffer, this.#at.row);
    this.#sums = new Int32Array(buffer, this.#at.sums, across.length * 4);
  }

  across(row: Uint8ClampedArray, number: number): void {
    const { width, length } = this.#across;
    const { starts, weights, ring } = this.#at;
    this.#row.set(row);
    this.#kernel.across(this.#at.row, starts, weights, width, length, ring + (number % this.#height) * length * 8);
  }

  down(number: number): Int32Array {
    const { heights, ring, sums } = this.#at;
    const weights = heights + number * this.#down.width * 2;
    this.#kernel.down(ring, this.#down.starts[number]!, weights, this.#height, this.#across.length * 4, sums);
    return this.#sums;
  }
}

/** In kernel memory, in bytes. */
type Addresses = Readonly<Record<"starts" | "weights" | "heights" | "ring" | "sums" | "row" | "end", number>>;

function addressesFor(base: number, across: Taps, down: Taps, height: number): Addresses {
  const starts = align(base);
  const weights = align(starts + across.starts.byteLength);
  const heights = align(weights + across.weights.byteLength);
  const ring = align(heights + down.weights.byteLength);
  const sums = align(ring + across.length * 8 * height + SLACK);
  const row = align(sums + across.length * 16 + SLACK);
  return { starts, weights, heights, ring, sums, row, end: align(row + across.from * 4 + SLACK) };
}

function align(address: number): number {
  return Math.ceil(address / 16) * 16;
}
