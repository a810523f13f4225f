/** JPEG: encodes, decodes what browsers get wrong or decode slowly, and joins tiles. Lossless frames are in `lossless`. */
export { bareJpeg, type BareJpeg } from "./bare.ts";
export { type CmykPicture, openCmyk, type TakeBand } from "./cmyk/decode.ts";
export { encodeJpegBand, type JpegBand } from "./encode/band.ts";
export { encodePlanes } from "./encode/encode-planes.ts";
export {
  canEncodeJpeg,
  encodeJpeg,
  encodeJpegInBands,
  type JpegBandHelper,
  type JpegPicture,
} from "./encode/encode.ts";
export { resampledJpeg } from "./reduce/reduce.ts";
export {
  type Junction,
  openReducible,
  type ReducibleJpeg,
  type Splitting,
  type SplitJpeg,
} from "./reduce/reducible.ts";
export { decodeTail, type JpegTail } from "./reduce/tail.ts";
export { warmUpReducedDecoder } from "./reduce/warm-up.ts";
export { joinedStrips } from "./tiles/jpeg-strips.ts";
export { joinedTiles } from "./tiles/jpeg-tiles.ts";
export { LONGEST_SIDE, type TiledJpeg } from "./tiles/types.ts";
