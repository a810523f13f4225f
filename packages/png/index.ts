/** PNG: its chunks, an encoder for any number of threads, a decoder for 16 bits per sample. */
export { checksum } from "./checksum.ts";
export { type Chunk, chunks, crc32, isWhole, type PngChunk, serialised, wholeRange } from "./chunks.ts";
export { pngColourChunks } from "./colour-chunks.ts";
export { decodeDeepPng, deepBytes, type DeepPicture } from "./decode/decode.ts";
export { type DeepPng, openDeepPng } from "./decode/open.ts";
export type { CodedBand, PngBand } from "./encode/band.ts";
export { encodeBand } from "./encode/encode-band.ts";
export { encodePng, type PngBandHelper, pngBands, type PngPicture } from "./encode/encode.ts";
export type { PngFormat } from "./encode/format.ts";
export { isGrey } from "./encode/grey.ts";
export { pngMachine } from "./encode/kernel-machine.ts";
export type { PngMachine } from "./encode/ops.ts";
export { meansSrgb } from "./means-srgb.ts";
export { iccChunk, pngOfPixels } from "./pixels.ts";
export { pngProfile } from "./profile.ts";
export { storedPng } from "./stored-file.ts";
