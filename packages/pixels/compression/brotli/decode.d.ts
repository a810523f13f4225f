/** Decoder in the package brotli, resolved by the build's `brotliDecoder`. */
declare module "brotli/dec/decode.js" {
  interface Input {
    /** Copies up to `count` bytes to `at`, and returns their number. */
    read(into: Uint8Array, at: number, count: number): number;
  }

  interface Output {
    /** Enlarged if too short for the next block. */
    readonly buffer: { readonly length: number };
    /** Takes the first `count` bytes, overwritten afterwards. */
    write(bytes: Uint8Array, count: number): void;
  }

  export function BrotliDecompress(input: Input, output: Output): void;
}
