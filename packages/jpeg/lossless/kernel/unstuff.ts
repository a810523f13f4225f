import type { ByteRange } from "@matte/pixels/bytes";
import { type EntropyData, fillsBeforeZero, READ_AHEAD } from "../bits/unstuff.ts";
import { damaged } from "../fallback.ts";
import type { Arena } from "./arena.ts";
import { RST0, RST7 } from "@matte/pixels/segments";

/** Entropy-coded data in kernel memory. */
export interface KernelData extends Pick<EntropyData, "bounds"> {
  readonly address: number;
  /** Bytes, including the zeros after the data. */
  readonly length: number;
}

/**
 * Counterpart of bits/unstuff.ts, in place in kernel memory.
 * @throws {FallbackError} if the restart markers are out of order, or fill bytes precede a stuffed zero
 */
export function unstuffInKernel(arena: Arena, source: Uint8Array, range: ByteRange): KernelData {
  const { kernel } = arena;
  const size = range.end - range.start;
  const address = arena.take(size + READ_AHEAD);
  arena.bytes(address, size).set(source.subarray(range.start, range.end));
  const bounds = [0];
  let [from, to] = [address, address];
  for (;;) {
    to = kernel.unstuff(from, address + size, to);
    from = kernel.unstuffedFrom();
    const code = kernel.unstuffedMarker();
    if (code === 0) throw fillsBeforeZero();
    const restart = code >= RST0 && code <= RST7;
    if (restart && code - RST0 !== (bounds.length - 1) % 8) throw damaged("restart markers out of order");
    bounds.push(to - address);
    if (!restart) break;
  }
  arena.bytes(to, READ_AHEAD).fill(0);
  return { address, length: to - address + READ_AHEAD, bounds };
}
