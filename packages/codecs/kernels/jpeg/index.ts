/** JPEG's hot loops. Each has a counterpart in jpeg/lossless, named where it stands, that says why; the two do the same. */
export { drawMcu, isEven, layOver } from "./draw";
export { unstuff, unstuffedFrom, unstuffedMarker } from "./unstuff";
export { walk } from "./walk";
export { copyBits, finishBits, moveBits, startBits } from "./write";
export { encodeMcu } from "./encode";
export { encodeMcus, transformRow } from "./picture";
export { copyPieces, startPieces } from "./pieces";

export function heapBase(): usize {
  return __heap_base;
}
