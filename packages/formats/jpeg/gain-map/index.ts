/** Gain maps of HDR photos: found, framed, encoded again, written after their picture. */
export { findHeifGainMap, type FoundHeifGainMap, type HeifGainMap } from "../../heif/gain-map.ts";
export { encodeGainMap, jpegMapEncoding, type MapEncoding, ultraHdrEncoding } from "./encode-map.ts";
export { findGainMap } from "./find.ts";
export { frameGainMap } from "./frame-map.ts";
export { leadSegments, withMapListed } from "./map-segments.ts";
export { joinGainMap } from "./multi-picture.ts";
export type { FoundGainMap, GainMap, GainMetadata } from "./types.ts";
