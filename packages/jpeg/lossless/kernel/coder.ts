import { ZIGZAG } from "../blocks/zigzag.ts";
import { factorsOf } from "../draw/block-coder.ts";
import { edgeTables, UNITS } from "../draw/edge-coder.ts";
import type { Arena } from "./arena.ts";

/** Zig-zag positions within the kernel's transform output, column by column. */
const PLACES = ZIGZAG.map((place) => ((place & 7) << 3) | (place >> 3));

/**
 * Writes a component's quantisation, laid out as in kernels/jpeg/quantise.ts: factors in the transform's order, then steps and
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

/**
 * Writes a component's quantisation for the photo's edges, laid out as in kernels/jpeg/edge.ts: units, equal by columns and rows;
 * steps and their inverses by columns; the same by rows.
 * @returns address
 */
export function putEdgeCoder(arena: Arena, quantisation: Uint16Array): number {
  const { steps, inverses } = edgeTables(quantisation);
  const tables = [UNITS, byColumns(steps), byColumns(inverses), steps, inverses];
  return arena.put(Float32Array.from(tables.flatMap((table) => [...table])));
}

function byColumns(table: Float32Array): Float32Array {
  return table.map((_, at) => table[((at & 7) << 3) | (at >> 3)]!);
}
