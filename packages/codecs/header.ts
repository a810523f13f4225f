/** Contents of a photo file's headers, in one shape for all formats. */
import type { PhotoKind } from "./formats/index.ts";
import type { Segment } from "./formats/jpeg/segments.ts";

/** Pixels, both at least 1. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Part of the stored pixels that is shown. */
export interface Aperture {
  readonly whole: PixelSize;
  readonly part: PixelSize & { readonly x: number; readonly y: number };
}

/** Bytes from `start` up to but excluding `end` of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Colour profile as the file stores it. */
export type ColourProfile =
  | { readonly kind: "none" }
  | { readonly kind: "icc"; readonly bytes: Uint8Array }
  /** ICC profile as zlib data, as in PNG. */
  | { readonly kind: "deflated-icc"; readonly bytes: Uint8Array }
  /** ITU-T H.273 code points, as in PNG's cICP chunk. */
  | { readonly kind: "cicp"; readonly primaries: number; readonly transfer: number };

export interface PhotoHeader {
  readonly kind: PhotoKind;
  /** Of the part that is shown, as stored, before the orientation is applied. */
  readonly coded: PixelSize;
  /** Present if a part of the stored pixels is shown; decoders of `decodableFile` return all of them. */
  readonly aperture?: Aperture;
  /** EXIF tag 0x0112, 1 to 8; 1 where it is absent or out of range. */
  readonly orientation: number;
  /** Bits per sample. */
  readonly precision: number;
  /** Samples per pixel, as stored; 1 for a palette. */
  readonly components: number;
  /** True if pixels may be transparent. */
  readonly alpha: boolean;
  readonly profile: ColourProfile;
  /** EXIF block from its TIFF header on. */
  readonly exif: ByteRange | null;
  /** XMP packet, UTF-8. */
  readonly xmp: ByteRange | null;
  /** Whole chunk that holds the EXIF block, in formats made of chunks. */
  readonly exifChunk: ByteRange | null;
  /** All segments of a JPEG, for which its data was searched; absent for other formats and for files with very many. */
  readonly segments?: readonly Segment[];
}

/** Fault that keeps a file from being framed. */
export type Trouble =
  | { readonly status: "empty" }
  | { readonly status: "not-an-image" }
  /** `type`: usual name of the file's type, for example `HEIC`. */
  | { readonly status: "unsupported"; readonly type: string }
  /** A raw file without a JPEG that can be framed. */
  | { readonly status: "no-camera-jpeg" }
  /** The file ends before the picture does; `coded` is the size in its headers, if they have one. */
  | { readonly status: "truncated"; readonly coded: PixelSize | null }
  /** The file violates its own format; `reason` is for developers. */
  | { readonly status: "corrupt"; readonly reason: string };

/**
 * Part of a photo's file that no export has: a motion video, a depth map, content credentials (C2PA), a gain map that a JPEG cannot
 * express.
 */
export type PhotoExtra = "gain-map" | "video" | "depth" | "credentials";

export type PhotoProbe = { readonly status: "photo"; readonly header: PhotoHeader } | Trouble;

export function photo(header: PhotoHeader): PhotoProbe {
  return { status: "photo", header };
}

export function corrupt(reason: string): Trouble {
  return { status: "corrupt", reason };
}

export function unsupported(type: string): Trouble {
  return { status: "unsupported", type };
}

export function truncated(size: PixelSize | null): Trouble {
  return { status: "truncated", coded: size === null ? null : { width: size.width, height: size.height } };
}

export const NO_PROFILE: ColourProfile = { kind: "none" };
