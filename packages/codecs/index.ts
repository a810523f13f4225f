/** Bytes in, bytes out: what photo files say about themselves, and files framed and written anew. Runs in a worker and in Node. */
export { join } from "./bytes.ts";
export { probe } from "./probe.ts";
export { recognise, SIGNATURE_BYTES, type Recognised } from "./recognise.ts";
export type { ByteRange, ColourProfile, PhotoHeader, PhotoProbe, PixelSize, Trouble } from "./header.ts";
export { isWideGamut, isWideGamutProfile } from "./metadata/gamut.ts";
export { type Glance, GLANCE_BYTES, glanceJpeg } from "./metadata/glance.ts";
export { readOrientation } from "./metadata/orientation.ts";
export { readProfile } from "./metadata/profile.ts";
export { readCamera } from "./metadata/read.ts";
export { withoutOrientation } from "./metadata/upright.ts";
export { convertPixels, type IntoProfile, intoProfile } from "./colour/into-profile.ts";
export * from "./jpeg/lossless/index.ts";
export * from "./metadata/write/index.ts";
export * from "./resample/index.ts";
export { type PngChunk } from "./png/chunk-out.ts";
export { pngColourChunks } from "./png/colour-chunks.ts";
export * from "./png/encode/index.ts";
