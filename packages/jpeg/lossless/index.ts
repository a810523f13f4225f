/** Pictures whose coded data is kept: frames, crops and joins a JPEG, and takes its frame off. */
export { inOneScan, packJpeg } from "../pack/pack.ts";
export type { PackedCoding } from "../pack/scan-script.ts";
export { headerOf, pictureOf, withScans } from "../scans/header.ts";
export { originalScans } from "../scans/original-scans.ts";
export { assessLossless } from "./assess.ts";
export { type CodedSize, codedSize } from "./coded-size.ts";
export { dataEnd, furthestEnd } from "./data-end.ts";
export { type FallbackReason, type LosslessFallback, orFallback } from "./fallback.ts";
export { frameLossless } from "./frame.ts";
export type { ScanIndex } from "./index/scan-index.ts";
export { joinLossless } from "./join/join.ts";
export { type LosslessSource, openData, openLossless } from "./open.ts";
export { boxOnGrid, cutOf } from "./plan/mcu-part.ts";
export { returnedBox } from "./plan/returned-box.ts";
export type { Flat, LosslessOptions, LosslessPaint, LosslessPlan, LosslessStage, MatteTile, Rgb } from "./types.ts";
export type { CoveredMcus, FramedPlace, Quotients, SheetPart } from "./unframe/place.ts";
export { withQuotients } from "./unframe/quotients.ts";
export { unframeLossless } from "./unframe/unframe.ts";
