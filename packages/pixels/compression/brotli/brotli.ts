/// <reference path="./decode.d.ts" />
/** The library's decoder in a separate file, loaded if the platform has none. */
import { BrotliDecompress } from "brotli/dec/decode.js";
import { join } from "../../bytes/bytes.ts";

/**
 * Decompresses Brotli. Memory is bounded by `max` and the format's 16 MB window.
 * @throws for broken data, and on exceeding `max` bytes
 */
export function decompress(data: Uint8Array, max: number): Uint8Array {
  const output = new LimitedOutput(max);
  BrotliDecompress(inputOf(data), output);
  return join(output.parts);
}

function inputOf(data: Uint8Array): Parameters<typeof BrotliDecompress>[0] {
  let next = 0;
  return {
    read: (into, at, count) => {
      const part = data.subarray(next, next + count);
      into.set(part, at);
      next += part.length;
      return part.length;
    },
  };
}

class LimitedOutput {
  /** Long enough for any block, so that the decoder never allocates what a block claims. */
  readonly buffer = { length: Number.POSITIVE_INFINITY };
  readonly parts: Uint8Array[] = [];
  #room: number;

  constructor(max: number) {
    this.#room = max;
  }

  write(bytes: Uint8Array, count: number): void {
    if (count > this.#room) throw new RangeError("More data than allowed.");
    this.#room -= count;
    this.parts.push(bytes.slice(0, count));
  }
}
