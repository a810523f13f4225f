import { hash } from "./noise.ts";

/** Sensor noise. White noise would be too fine: demosaicing and noise reduction correlate neighbouring pixels. */
const SIDE = 1024;
const MASK = SIDE - 1;
const TILE = tile();

/** Returns a normally distributed value, standard deviation 1, from four uniformly distributed bytes' sum. */
function normal(x: number, y: number): number {
  const h = hash(x & MASK, y & MASK, 4242);
  return ((h & 255) + ((h >> 8) & 255) + ((h >> 16) & 255) + (h >>> 24) - 510) / 147.8;
}

function tile(): Int8Array {
  const raw = Float32Array.from({ length: SIDE * SIDE }, (_, n) => normal(n & MASK, n >> 10));
  return Int8Array.from(raw, (value, n) => {
    const neighbours = raw[(n & ~MASK) | ((n + 1) & MASK)]! + raw[(n + SIDE) & (SIDE * SIDE - 1)]!;
    return Math.max(-127, Math.min(127, Math.round((value + 0.15 * neighbours) * 31)));
  });
}

/** Returns noise with standard deviation 1. Tiles 1,024 px wide have random offsets, different for each `channel`. */
export function grain(x: number, y: number, channel: number): number {
  const offset = hash(x >> 10, y >> 10, channel);
  const column = (x + offset) & MASK;
  const row = (y + (offset >>> 12)) & MASK;
  return TILE[(row << 10) | column]! / 32;
}
