/** JPEG's hot loops. Each names its TypeScript reference, which explains it and does the same. */
export { blend, isEven } from "./blend";
export { drawMcu } from "./draw";
export { drawPhoto } from "./draw-photo";
export { drawTile, layTile } from "./tile";
export { unstuff, unstuffedFrom, unstuffedMarker } from "./unstuff";
export { fill } from "./fill";
export { walk } from "./walk";
export { copyBits, finishBits, startBits } from "./write";
export { countMcus } from "./count";
export { decodeMcus } from "./decode";
export { decodeMcu } from "./decode-mcu";
export { encodeMcu } from "./encode";
export { convertInks, doubleRow, doubleRows, invertYcc, mixRows, repeatSamples, roundSamples } from "./inks";
export { encodeMcus, encodeRecords, measureMcus, transformRow } from "./picture";
export { copyPieces, startPieces } from "./pieces";
export { convertSamples, reduceMcus, shiftDc } from "./reduce";
export { drawEvenMcus, drawSlopedMcu } from "./smooth";

export function heapBase(): usize {
  return __heap_base;
}
