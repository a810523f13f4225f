import { ensureMemory } from "@matte/pixels";
import type { JpegKernel } from "./jpeg-kernel.ts";

/** Bytes that kernels may touch past the end: they load and store whole vectors. */
const SLACK = 64;
const ALIGNMENT = 16;

/** Allocates a kernel's memory for one photo, from its start. */
export class Arena {
  readonly kernel: JpegKernel;
  #end: number;

  constructor(kernel: JpegKernel) {
    this.kernel = kernel;
    this.#end = aligned(kernel.heapBase());
  }

  /** First free address. */
  get end(): number {
    return this.#end;
  }

  /** Allocates uninitialised bytes and returns their address. May move the memory and empty earlier views. */
  take(bytes: number): number {
    const at = this.#end;
    this.#end = aligned(at + bytes);
    ensureMemory(this.kernel, this.#end + SLACK);
    return at;
  }

  takeZeros(bytes: number): number {
    const used = this.kernel.memory.buffer.byteLength;
    const at = this.take(bytes);
    // Memory that was just added is zero.
    if (at < used) this.bytes(at, Math.min(bytes, used - at)).fill(0);
    return at;
  }

  /** Frees all memory allocated from `end` on. */
  release(end: number): void {
    this.#end = end;
  }

  /** Copies numbers into allocated memory and returns their address. */
  put(values: ArrayBufferView): number {
    const at = this.take(values.byteLength);
    this.bytes(at, values.byteLength).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    return at;
  }

  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.kernel.memory.buffer, at, length);
  }

  /** Views 16-bit integers. */
  values(at: number, length: number): Int16Array {
    return new Int16Array(this.kernel.memory.buffer, at, length);
  }

  /** Views 32-bit integers. */
  words(at: number, length: number): Int32Array {
    return new Int32Array(this.kernel.memory.buffer, at, length);
  }
}

function aligned(at: number): number {
  return Math.ceil(at / ALIGNMENT) * ALIGNMENT;
}
