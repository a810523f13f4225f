/** The hot part of the PNG encoder. What each function does is said by `PngOps`, png/encode/ops.ts; plain/ does the same. */
export { pack } from "./pack";
export { filterRow } from "./filter";
export { tokenise } from "./tokenise";
export { emit } from "./emit";
export { adler32, crc32 } from "./checks";

export function heapBase(): usize {
  return __heap_base;
}
