/** What a photo file's headers say, in one shape for every container. */

/** Pixels, both at least 1. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes `start` up to, not including, `end` of the file. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** How a file says what its colours mean. */
export type ColourProfile =
  | { readonly kind: "none" }
  | { readonly kind: "icc"; readonly bytes: Uint8Array }
  /** An ICC profile as zlib data, as PNG keeps it. */
  | { readonly kind: "deflated-icc"; readonly bytes: Uint8Array }
  /** ITU-T H.273 code points, as PNG's cICP chunk keeps them. */
  | { readonly kind: "cicp"; readonly primaries: number; readonly transfer: number };

export interface PhotoHeader {
  readonly kind: "jpeg" | "png" | "webp";
  /** As stored, before the orientation is applied. */
  readonly coded: PixelSize;
  /** EXIF tag 0x0112, 1 to 8; 1 where it is absent or out of range. */
  readonly orientation: number;
  /** Bits a sample. */
  readonly precision: number;
  /** Samples a pixel, as stored; of a palette 1. */
  readonly components: number;
  /** Whether pixels may be transparent. */
  readonly alpha: boolean;
  readonly profile: ColourProfile;
  /** The EXIF block from its TIFF header on. */
  readonly exif: ByteRange | null;
  /** The XMP packet, UTF-8. */
  readonly xmp: ByteRange | null;
  /** The whole chunk that holds the EXIF block, in PNG and WebP. */
  readonly exifChunk: ByteRange | null;
}

/** Why a file is no photo that can be framed. */
export type Trouble =
  | { readonly status: "empty" }
  | { readonly status: "not-an-image" }
  /** `type`: what it is instead, in people's words, `HEIC` say. */
  | { readonly status: "unsupported"; readonly type: string }
  /** The file ends before the picture does; `coded`: the size that its headers give all the same. */
  | { readonly status: "truncated"; readonly coded: PixelSize | null }
  /** The file contradicts its own format; `reason` is for developers. */
  | { readonly status: "corrupt"; readonly reason: string };

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
