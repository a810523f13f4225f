/** Photo files of every format, bytes in and bytes out: recognised, probed, converted, their metadata read and written. */
export { collectMetadata, findExtras } from "./collect.ts";
export { convertPhoto, type ConvertedPhoto } from "./convert.ts";
export type { Aperture, PhotoExtra, PhotoHeader, PhotoProbe, Trouble } from "./header.ts";
export { EMBEDDED_PREVIEW_BYTES, type EmbeddedPreview, embeddedPreviewOf } from "./jpeg/embedded-preview.ts";
export { segmentsLike } from "./jpeg/metadata/segments-for.ts";
export { jpegSlice as jpegFormat } from "./jpeg/slice.ts";
export { pngChunksOf } from "./png/metadata/chunks-for.ts";
export { decodableFile, mended, probe } from "./probe.ts";
export { readPosition } from "./read-position.ts";
export { readTags } from "./read-tags.ts";
export { readWords } from "./read-words.ts";
export { recognise, SIGNATURE_BYTES } from "./recognise.ts";
export { writeMetadata } from "./write.ts";
