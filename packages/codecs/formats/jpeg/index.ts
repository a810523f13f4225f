/** JPEG beyond the common slice: lossless frames, encoder, CMYK, embedded previews. */
export { bareJpeg, type BareJpeg } from "./bare.ts";
export { type CmykPicture, openCmyk, type TakeBand } from "./cmyk/decode.ts";
export { encodeJpegBand, type JpegBand } from "./encode/band.ts";
export {
  canEncodeJpeg,
  encodeJpeg,
  encodeJpegInBands,
  type JpegBandHelper,
  type JpegPicture,
} from "./encode/encode.ts";
export { EMBEDDED_PREVIEW_BYTES, type EmbeddedPreview, embeddedPreviewOf } from "./embedded-preview.ts";
export { encodeGainMap, jpegMapEncoding, type MapEncoding, ultraHdrEncoding } from "./gain-map/encode-map.ts";
export { rememberPhoto } from "./frame-record/remember.ts";
export { readFrameRecord, unframe, type UnframedJpeg, type UnframeRefusal } from "./frame-record/unframe.ts";
export { findGainMap } from "./gain-map/find.ts";
export { frameGainMap } from "./gain-map/frame-map.ts";
export { leadSegments, withMapListed } from "./gain-map/map-segments.ts";
export { joinGainMap } from "./gain-map/multi-picture.ts";
export type { FoundGainMap, GainMap, GainMetadata } from "./gain-map/types.ts";
export { assessLossless } from "./lossless/assess.ts";
export type { FallbackReason, LosslessFallback } from "./lossless/fallback.ts";
export { type CodedSize, codedSize } from "./lossless/coded-size.ts";
export { frameLossless } from "./lossless/frame.ts";
export { joinLossless } from "./lossless/join/join.ts";
export { returnedBox } from "./lossless/plan/returned-box.ts";
export type { ScanIndex } from "./lossless/index/scan-index.ts";
export { type LosslessSource, openLossless } from "./lossless/open.ts";
export type {
  Flat,
  LosslessOptions,
  LosslessPaint,
  LosslessPlan,
  LosslessStage,
  MatteTile,
  Rgb,
} from "./lossless/types.ts";
export { holdsOriginal, restoreData } from "./restore/restore.ts";
export {
  type Junction,
  openReducible,
  type ReducibleJpeg,
  type Splitting,
  type SplitJpeg,
} from "./reduce/reducible.ts";
export { resampledJpeg } from "./reduce/reduce.ts";
export { decodeTail, type JpegTail } from "./reduce/tail.ts";
export { warmUpReducedDecoder } from "./reduce/warm-up.ts";
export { jpegSlice as jpegFormat } from "./slice.ts";
export { packJpeg } from "./pack/pack.ts";
export type { PackedCoding } from "./pack/scan-script.ts";
export type { JpegSegment } from "./segments.ts";
export { segmentsLike } from "./metadata/segments-for.ts";
