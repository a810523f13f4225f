/** A value from a metadata reader: a number, a text, a rational `[numerator, denominator]`, or a list of these. */
export type RawValue = unknown;

/** Place of a tag in a photo's metadata. */
export type TagSource =
  /** Number of the tag in an EXIF block. */
  | { readonly exif: number }
  /** Name of the tag in the maker's note. */
  | { readonly makerNote: string }
  /** A simple property of the XMP packet. */
  | { readonly xmp: { readonly namespace: string; readonly name: string } };

/** Tags as found in a file, unchecked. */
export type Tags<Name extends string> = Readonly<Partial<Record<Name, RawValue>>>;
