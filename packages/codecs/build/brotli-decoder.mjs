import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/**
 * Resolves the decoder of the package brotli, in pages and in their workers. The package's `exports` have only a function around it,
 * which allocates whatever length a file claims.
 * @returns {import("vite").Plugin}
 */
export function brotliDecoder() {
  const path = join(dirname(resolve("brotli/decompress")), "dec/decode.js");
  return { name: "matte:brotli-decoder", config: () => ({ resolve: { alias: { "brotli/dec/decode.js": path } } }) };
}
