/** Metadata of photos: read, composed for an export, without its container. */
export { composeMetadata } from "./compose.ts";
export { replacedCreator } from "./creator.ts";
export { creditsOf } from "./credits.ts";
export type { GpsPosition } from "./gps-position.ts";
export { COPIES_OF_METADATA, DATASET, IPTC, iptcResource, readResources, writeResources } from "./iptc/resources.ts";
export { readOrientation } from "./orientation.ts";
export { packetWithIptc } from "./packet.ts";
export { COMMENT, keptTexts } from "./photo-texts.ts";
export { tagsOf } from "./tags.ts";
export { decodedText, packetText } from "./text.ts";
export type { CarriedMetadata, Credits, ExportMetadata, MetadataEdit, PhotoText } from "./types.ts";
export { wordsOf } from "./words/words.ts";
