/**
 * Hot part of the PNG encoder and decoder. `PngOps` in png/encode/ops.ts documents the functions; reference:
 * png/encode/testing/plain.
 */
export { pack } from "./pack";
export { filterRow } from "./filter";
export { unfilterRows } from "./unfilter";
export { tokenise } from "./tokenise";
export { emit } from "./emit";
export { adler32, crc32 } from "./checks";

export function heapBase(): usize {
  return __heap_base;
}
