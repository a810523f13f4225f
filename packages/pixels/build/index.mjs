/** The codecs' build steps. */
import { brotliDecoder } from "./brotli-decoder.mjs";
import { kernels } from "./kernels.mjs";

export { ensureKernels } from "./kernels.mjs";

/** Lists the plugins for every Vite configuration building or running the codecs. */
export function codecs() {
  return [kernels(), brotliDecoder()];
}
