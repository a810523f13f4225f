/** A value from a metadata reader: a number, a text, a rational `[numerator, denominator]`, or a list of these. */
export type RawValue = unknown;

/** The tags that the caption uses, as found in the file, unchecked. */
export interface RawExif {
  /** EXIF 0x0110. */
  readonly Model?: RawValue;
  /** EXIF 0xA434. */
  readonly LensModel?: RawValue;
  /** XMP `aux:Lens`. */
  readonly auxLens?: RawValue;
  /** The lens's name from the maker's note. */
  readonly makerLens?: RawValue;
  /** EXIF 0xA432 LensSpecification: four rationals, shortest and longest focal length, lowest f-number at each. */
  readonly LensInfo?: RawValue;
  /** EXIF 0x829A, seconds. */
  readonly ExposureTime?: RawValue;
  /** EXIF 0x829D. */
  readonly FNumber?: RawValue;
  /** EXIF 0x8827 PhotographicSensitivity: one or several 16-bit numbers. */
  readonly ISO?: RawValue;
  /** EXIF 0x8831, 0x8832, 0x8833: 32-bit replacements if 0x8827 is 65535. */
  readonly StandardOutputSensitivity?: RawValue;
  readonly RecommendedExposureIndex?: RawValue;
  readonly ISOSpeed?: RawValue;
  /** EXIF 0x920A, millimetres. */
  readonly FocalLength?: RawValue;
}
