/** Value from a metadata reader: a number, a text, a rational `[numerator, denominator]`, or a list of these. */
export type RawValue = unknown;

/** Place of a tag in a photo's metadata. */
export type TagSource =
  /** Tag number in an EXIF block. */
  | { readonly exif: number }
  /** Fact in the maker note; each maker stores it differently. */
  | { readonly makerNote: keyof NoteTags }
  /** Simple property in the XMP packet. */
  | { readonly xmp: { readonly namespace: string; readonly name: string } };

/** Tags as found in a file, unchecked. */
export type Tags<Name extends string> = Readonly<Partial<Record<Name, RawValue>>>;

/** Facts in a maker note: a speed, names, a serial number, and numbers like LensSpecification's (EXIF 0xA432). */
export type NoteTags = Tags<"ISO" | "LensModel" | "LensInfo" | "Film" | "Serial">;
