/** The encoder of PNG files, PNG 3rd edition, RFC 1950 and 1951. */
export { type CodedBand, encodeBand, type PngBand } from "./band.ts";
export { type BandCoder, encodePng, pngBands, type PngCoders, type PngPicture } from "./encode.ts";
export type { PngFormat } from "./format.ts";
export { isGrey } from "./grey.ts";
export { pngMachine } from "./kernel-machine.ts";
export type { PngMachine } from "./ops.ts";
