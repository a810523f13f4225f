import base64 from "#kernels/png";
import { ensureMemory, type Kernel, loadKernel } from "../../../wasm/load.ts";
import type { PngMachine, PngOps } from "./ops.ts";
import { plainMachine } from "./plain/machine.ts";

const NAMES = ["pack", "filterRow", "tokenise", "emit", "adler32", "crc32"] as const;

/** The compiled ops; null where there is no WebAssembly. */
export function kernelMachine(): PngMachine | null {
  const kernel = loadKernel<Kernel & PngOps>(base64, NAMES);
  if (kernel === null) return null;
  return {
    ops: kernel,
    start: kernel.heapBase(),
    room(end) {
      ensureMemory(kernel, end);
      return kernel.memory.buffer;
    },
  };
}

/** The fastest ops that there are. */
export function pngMachine(): PngMachine {
  return kernelMachine() ?? plainMachine();
}
