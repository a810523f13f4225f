import { ZIGZAG } from "../blocks/zigzag.ts";
import { factorsOf } from "../draw/block-coder.ts";
import type { Arena } from "./arena.ts";

/** Where the sample of each zig-zag position stands in the kernel's transform, which leaves it column by column. */
const PLACES = ZIGZAG.map((place) => ((place & 7) << 3) | (place >> 3));

/**
 * How a component is quantised, as kernels/jpeg/quantise.ts reads it: factors in the transform's order; by zig-zag position steps
 * and places.
 * @param scale see {@link factorsOf}
 * @returns its address
 */
export function putCoder(arena: Arena, steps: Uint16Array, scale = 1): number {
  const factors = new Float32Array(64);
  factorsOf(steps, scale).forEach((factor, k) => (factors[PLACES[k]!] = factor));
  const at = arena.put(new Float32Array([...factors, ...steps]));
  arena.put(PLACES);
  return at;
}
