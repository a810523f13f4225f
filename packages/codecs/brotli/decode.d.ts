/** Decoder of the package brotli, which `brotliDecoder` of the build resolves. */
declare module "brotli/dec/decode.js" {
  interface Input {
    /** Copies at most `count` of the next bytes to `at`, and returns their number. */
    read(into: Uint8Array, at: number, count: number): number;
  }

  interface Output {
    /** Enlarged where it is too short for the next block. */
    readonly buffer: { readonly length: number };
    /** Takes the first `count` bytes, which are overwritten afterwards. */
    write(bytes: Uint8Array, count: number): void;
  }

  export function BrotliDecompress(input: Input, output: Output): void;
}
