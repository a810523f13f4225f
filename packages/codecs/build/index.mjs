/** Build steps of the codecs. */
import { brotliDecoder } from "./brotli-decoder.mjs";
import { kernels } from "./kernels.mjs";

export { ensureKernels } from "./kernels.mjs";

/** Plugins of every Vite configuration that builds or runs the codecs. */
export function codecs() {
  return [kernels(), brotliDecoder()];
}
