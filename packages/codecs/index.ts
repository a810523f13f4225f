/** Codec for photo files, bytes in and bytes out: reads, frames and writes them. Runs in workers and in Node. */
export type { BandHelper } from "./bands.ts";
export { join } from "./bytes.ts";
export { intoCicp, isHdr } from "./colour/cicp.ts";
export { isWideGamut, isWideGamutProfile } from "./colour/gamut.ts";
export { convertPixels, type IntoProfile, intoProfile } from "./colour/into-profile.ts";
export { readProfile } from "./colour/profile.ts";
export { collectMetadata, findExtras } from "./formats/collect.ts";
export { convertPhoto, type ConvertedPhoto } from "./formats/convert.ts";
export { decodableFile } from "./formats/probe.ts";
export { mended, probe } from "./formats/probe.ts";
export { readTags } from "./formats/read-tags.ts";
export { recognise, SIGNATURE_BYTES } from "./formats/recognise.ts";
export { writeMetadata } from "./formats/write.ts";
export { findHeifGainMap, type FoundHeifGainMap, type HeifGainMap } from "./formats/heif/gain-map.ts";
export * from "./formats/jpeg/index.ts";
export * from "./formats/png/index.ts";
export type {
  Aperture,
  ByteRange,
  ColourProfile,
  PhotoExtra,
  PhotoHeader,
  PhotoProbe,
  PixelSize,
  Trouble,
} from "./header.ts";
export { sha256 } from "./hash.ts";
export { inflate } from "./inflate.ts";
export { composeMetadata } from "./metadata/compose.ts";
export { replacedCreator } from "./metadata/creator.ts";
export { creditsOf } from "./metadata/credits.ts";
export { readOrientation } from "./metadata/orientation.ts";
export type {
  CarriedMetadata,
  CoveredMcus,
  FramedPicture,
  FramedPlace,
  FrameRecord,
  SheetPart,
  Credits,
  ExportMetadata,
  MetadataEdit,
} from "./metadata/types.ts";
export { rememberedFrame, withFramedGainMap, withFrameRecord } from "./metadata/xmp/frame-record.ts";
export { readPosition } from "./formats/read-position.ts";
export type { GpsPosition } from "./metadata/gps-position.ts";
export { readWords } from "./formats/read-words.ts";
export { createRotator, type Rotation, type Rotator } from "./rotate/rotator.ts";
export { createResampler, type ResampleOptions, type Resampler } from "./resample/resampler.ts";
