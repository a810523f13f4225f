/** A value from a metadata reader: a number, a text, a rational `[numerator, denominator]`, or a list of these. */
export type RawValue = unknown;

/** Place of a tag in a photo's metadata. */
export type TagSource =
  /** Number of the tag in an EXIF block. */
  | { readonly exif: number }
  /** Fact in the maker's note, which each maker stores in a way of its own. */
  | { readonly makerNote: keyof NoteTags }
  /** A simple property of the XMP packet. */
  | { readonly xmp: { readonly namespace: string; readonly name: string } };

/** Tags as found in a file, unchecked. */
export type Tags<Name extends string> = Readonly<Partial<Record<Name, RawValue>>>;

/** Facts of a maker's note: a speed, a name, and numbers like those of LensSpecification (EXIF 0xA432). */
export type NoteTags = Tags<"ISO" | "LensModel" | "LensInfo">;
