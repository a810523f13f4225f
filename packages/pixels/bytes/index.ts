/** Bytes of a file: numbers and letters in them, ranges, fields. No platform is needed. */
export { hasLetters, join, letters, u16be, u16le, u24le, u32be, u32le, u8 } from "./bytes.ts";
export { exifPrefixLength } from "./exif-prefix.ts";
export { PNG_SIGNATURE } from "./png-signature.ts";
export { firstDirectory, tiffReader } from "./tiff.ts";
export { type ByteRange, type ColourProfile, type FilePieces, NO_PROFILE, type PixelSize } from "./types.ts";
export { without } from "./without.ts";
