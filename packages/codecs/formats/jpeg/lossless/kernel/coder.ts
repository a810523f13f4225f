import { ZIGZAG } from "../blocks/zigzag.ts";
import { factorsOf } from "../draw/block-coder.ts";
import type { Arena } from "./arena.ts";

/** Places of the zig-zag positions in the result of the kernel's transform, which is column by column. */
const PLACES = ZIGZAG.map((place) => ((place & 7) << 3) | (place >> 3));

/**
 * Writes a component's quantisation in the layout of kernels/jpeg/quantise.ts: factors in the transform's order, then steps and
 * places by zig-zag position.
 * @param scale see {@link factorsOf}
 * @returns address
 */
export function putCoder(arena: Arena, steps: Uint16Array, scale = 1): number {
  const factors = new Float32Array(64);
  factorsOf(steps, scale).forEach((factor, k) => (factors[PLACES[k]!] = factor));
  const at = arena.put(new Float32Array([...factors, ...steps]));
  arena.put(PLACES);
  return at;
}
