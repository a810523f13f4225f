import { ensureMemory } from "../../../../wasm/load.ts";
import type { JpegKernel } from "./jpeg-kernel.ts";

/** Kernels load and store whole vectors: this much may be touched behind the end. */
const SLACK = 64;
const ALIGNMENT = 16;

/** Lays out a kernel's memory for one photo, from its beginning on. */
export class Arena {
  readonly kernel: JpegKernel;
  #end: number;

  constructor(kernel: JpegKernel) {
    this.kernel = kernel;
    this.#end = aligned(kernel.heapBase());
  }

  /** Where nothing is laid out yet. */
  get end(): number {
    return this.#end;
  }

  /** Room for bytes, whatever they are. It may move the memory: views made before are empty then. */
  take(bytes: number): number {
    const at = this.#end;
    this.#end = aligned(at + bytes);
    ensureMemory(this.kernel, this.#end + SLACK);
    return at;
  }

  /** Takes room for numbers and puts them there. */
  put(values: ArrayBufferView): number {
    const at = this.take(values.byteLength);
    this.bytes(at, values.byteLength).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    return at;
  }

  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.kernel.memory.buffer, at, length);
  }

  /** Numbers of 32 bits. */
  words(at: number, length: number): Int32Array {
    return new Int32Array(this.kernel.memory.buffer, at, length);
  }
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNMENT) * ALIGNMENT;
}
