import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/**
 * Resolves the package brotli's decoder, in pages and workers. Its `exports` offer only a wrapper, which allocates whatever
 * length a file claims.
 * @returns {import("vite").Plugin}
 */
export function brotliDecoder() {
  const path = join(dirname(resolve("brotli/decompress")), "dec/decode.js");
  return { name: "matte:brotli-decoder", config: () => ({ resolve: { alias: { "brotli/dec/decode.js": path } } }) };
}
