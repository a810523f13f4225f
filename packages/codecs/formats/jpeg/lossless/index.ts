/** Frames round JPEGs whose photo stays as it is coded, bit for bit. */
export { assessLossless } from "./assess.ts";
export { frameLossless } from "./frame.ts";
export type { MetadataSegment } from "./markers/picture.ts";
export { type LosslessSource, openLossless } from "./open.ts";
export type { LosslessFallback, FallbackReason } from "./fallback.ts";
export type { Flat, LosslessOptions, LosslessPaint, LosslessPlan, LosslessStage, Rgb } from "./types.ts";
