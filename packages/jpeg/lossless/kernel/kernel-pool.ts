import { type JpegKernel, newKernel } from "./jpeg-kernel.ts";

/** Largest memory kept for the next photo, since memory never shrinks: enough for a usual photo and its frame. */
const KEPT_BYTES = 64 * 2 ** 20;

let idle: JpegKernel | null = null;

/** Runs `work` with exclusive use of a kernel, or with null without WebAssembly. */
export function withKernel<T>(work: (kernel: JpegKernel | null) => T): T {
  const kernel = takeKernel();
  const result = work(kernel);
  // A kernel that failed is left to the garbage collector.
  if (kernel !== null) returnKernel(kernel);
  return result;
}

/** A kernel for exclusive use until `returnKernel`; null without WebAssembly. */
export function takeKernel(): JpegKernel | null {
  const kernel = idle ?? newKernel();
  idle = null;
  return kernel;
}

/** Keeps a kernel for the next `takeKernel`, unless its memory has grown too large. */
export function returnKernel(kernel: JpegKernel): void {
  if (kernel.memory.buffer.byteLength <= KEPT_BYTES) idle = kernel;
}
