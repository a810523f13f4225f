/** Decodes a JPEG's lower part for a worker decoding the upper part. */
import { decodeTail, type JpegTail, type Junction, warmUpReducedDecoder } from "@matte/jpeg";
import type { Size } from "@matte/engine";
import { detach } from "@matte/framing/shared/memory.ts";
import { expose, transfer } from "comlink";

let tail: JpegTail | null = null;

function discard(): void {
  tail?.discard();
  tail = null;
}

const jobs = {
  /** Resolves once the worker has loaded, and decodes at full speed. */
  prepare(): void {
    warmUpReducedDecoder();
  },
  begin(bytes: Uint8Array<ArrayBuffer>, size: Size): void {
    discard();
    try {
      tail = decodeTail(bytes, size);
    } finally {
      detach(bytes);
    }
  },
  rest(junction: Junction): Uint8ClampedArray<ArrayBuffer> | null {
    const pixels = tail?.reduce(junction) ?? null;
    tail = null;
    return pixels && transfer(pixels, [pixels.buffer]);
  },
  discard,
};

export type TailJobs = typeof jobs;

expose(jobs);
