import type { Entry } from "./tiff.ts";

/** Fixture tags from CIPA DC-008 (Exif 2.32) §4.6. */
export const TAG = {
  ImageDescription: 0x010e,
  Make: 0x010f,
  Model: 0x0110,
  Orientation: 0x0112,
  XResolution: 0x011a,
  YResolution: 0x011b,
  ResolutionUnit: 0x0128,
  Software: 0x0131,
  DateTime: 0x0132,
  Artist: 0x013b,
  Compression: 0x0103,
  YCbCrPositioning: 0x0213,
  Copyright: 0x8298,
  ExifIfd: 0x8769,
  GpsIfd: 0x8825,
  ExposureTime: 0x829a,
  FNumber: 0x829d,
  ExposureProgram: 0x8822,
  ISO: 0x8827,
  SensitivityType: 0x8830,
  RecommendedExposureIndex: 0x8832,
  ExifVersion: 0x9000,
  DateTimeOriginal: 0x9003,
  DateTimeDigitized: 0x9004,
  ComponentsConfiguration: 0x9101,
  ExposureBias: 0x9204,
  MeteringMode: 0x9207,
  Flash: 0x9209,
  FocalLength: 0x920a,
  MakerNote: 0x927c,
  FlashpixVersion: 0xa000,
  ColorSpace: 0xa001,
  PixelXDimension: 0xa002,
  PixelYDimension: 0xa003,
  FocalLengthIn35mm: 0xa405,
  LensSpecification: 0xa432,
  LensMake: 0xa433,
  LensModel: 0xa434,
} as const;

/** Encodes a text with its terminating NUL; `padding` replaces it, since some cameras fill the field. */
export function text(tag: number, value: string, padding = "\0"): Entry {
  return { tag, type: "ascii", values: [...new TextEncoder().encode(value + padding)] };
}

export function short(tag: number, ...values: readonly number[]): Entry {
  return { tag, type: "short", values };
}

export function long(tag: number, ...values: readonly number[]): Entry {
  return { tag, type: "long", values };
}

/** Numerators and denominators, alternating. */
export function rational(tag: number, ...values: readonly number[]): Entry {
  return { tag, type: "rational", values };
}

export function signedRational(tag: number, ...values: readonly number[]): Entry {
  return { tag, type: "srational", values };
}

export function bytes(tag: number, ...values: readonly number[]): Entry {
  return { tag, type: "undefined", values };
}

/** Characters without a NUL, such as versions; type UNDEFINED. */
export function characters(tag: number, value: string): Entry {
  return bytes(tag, ...new TextEncoder().encode(value));
}
