/** A photo file's headers, in one shape for all formats. */
import type { ByteRange, ColourProfile, PixelSize } from "@matte/pixels/bytes";
import type { PhotoKind } from "./registry.ts";
import type { Segment } from "@matte/pixels/segments";

/** Visible part of the stored pixels. */
export interface Aperture {
  readonly whole: PixelSize;
  readonly part: PixelSize & { readonly x: number; readonly y: number };
}

export interface PhotoHeader {
  readonly kind: PhotoKind;
  /** The visible part as stored, before the orientation is applied. */
  readonly coded: PixelSize;
  /** Present if only a part is visible; decoders of `decodableFile` return all stored pixels. */
  readonly aperture?: Aperture;
  /** EXIF tag 0x0112, 1 to 8; 1 if absent or out of range. */
  readonly orientation: number;
  /** Per sample, in bits. */
  readonly precision: number;
  /** Samples per pixel, as stored; 1 for a palette. */
  readonly components: number;
  /** True if pixels may be transparent. */
  readonly alpha: boolean;
  readonly profile: ColourProfile;
  /** Starts with its TIFF header. */
  readonly exif: ByteRange | null;
  /** UTF-8. */
  readonly xmp: ByteRange | null;
  /** The whole chunk around the EXIF block, in formats with chunks. */
  readonly exifChunk: ByteRange | null;
  /** All JPEG segments, whose search reads the data; absent for other formats and for files with very many. */
  readonly segments?: readonly Segment[];
}

/** Fault that keeps a file from being framed. */
export type Trouble =
  | { readonly status: "empty" }
  | { readonly status: "not-an-image" }
  /** `type`: usual name, for example `HEIC`. */
  | { readonly status: "unsupported"; readonly type: string }
  /** The raw file has no JPEG to frame. */
  | { readonly status: "no-camera-jpeg" }
  /** The file ends before the picture does; `coded` is the size in its headers, if any. */
  | { readonly status: "truncated"; readonly coded: PixelSize | null }
  /** The file violates its format; `reason` is for developers. */
  | { readonly status: "corrupt"; readonly reason: string };

/**
 * Part missing from every export: a motion video, a depth map, content credentials (C2PA), a gain map that JPEG cannot express.
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
