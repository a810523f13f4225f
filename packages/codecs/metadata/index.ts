/** The metadata that an export carries: collected from its photo, composed for its picture, written into its file. */
export { collectMetadata } from "../formats/collect.ts";
export { composeMetadata } from "./compose.ts";
export { creatorOf } from "./creator.ts";
export { type CaptionWords, creditsOf } from "./credits.ts";
export { piecesOfJpeg, pngChunksOf, segmentsFor, segmentsLike, writeIntoJpeg, writeIntoPng } from "../formats/write.ts";
export type { CarriedMetadata, Credits, ExportMetadata, JpegSegment, MetadataEdit } from "./types.ts";
