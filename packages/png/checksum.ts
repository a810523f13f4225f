import { crc32 } from "./chunks.ts";
import { pngMachine } from "./encode/kernel-machine.ts";
import type { PngMachine } from "./encode/ops.ts";

/** Bytes copied into kernel memory at once: they stay in the processor's cache. */
const PART = 2 ** 18;

/** Null without WebAssembly, undefined before the first call. */
let machine: PngMachine | null | undefined;

/** Computes the CRC-32 of PNG and ZIP for large data, in a kernel if WebAssembly is available. */
export function checksum(bytes: Uint8Array): number {
  if (machine === undefined) machine = pngMachine();
  return machine === null ? crc32(bytes) : checksumIn(machine, bytes);
}

function checksumIn({ ops, start, ensure }: PngMachine, bytes: Uint8Array): number {
  const memory = new Uint8Array(ensure(start + PART), start, PART);
  let check = 0;
  for (let at = 0; at < bytes.length; at += PART) {
    const part = bytes.subarray(at, at + PART);
    memory.set(part);
    check = ops.crc32(start, part.length, check);
  }
  return check >>> 0;
}
