import base64 from "#kernels/png";
import { ensureMemory, type Kernel, loadKernel } from "@matte/pixels";
import type { PngMachine, PngOps } from "./ops.ts";

const NAMES = ["pack", "filterRow", "unfilterRows", "tokenise", "emit", "adler32", "crc32"] as const;

/** Loads the compiled operations; null without WebAssembly: the browser's encoder is the fallback. */
export function pngMachine(): PngMachine | null {
  const kernel = loadKernel<Kernel & PngOps>(base64, NAMES);
  if (kernel === null) return null;
  return {
    ops: kernel,
    start: kernel.heapBase(),
    ensure(end) {
      ensureMemory(kernel, end);
      return kernel.memory.buffer;
    },
  };
}
