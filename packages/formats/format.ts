/** Format facts without a codec: enough to name it, offer it and recognise its files. */
export interface PhotoFormat {
  readonly kind: string;
  /** For interface text. */
  readonly name: string;
  readonly mediaType: `image/${string}`;
  /** File name endings without a dot; files are saved with the first. */
  readonly endings: readonly [string, ...string[]];
  /** Accepted, but not announced to the system. */
  readonly rareEndings?: readonly string[];
  /** Format to which photos are converted before reading; absent for formats read directly. */
  readonly readAs?: "jpeg" | "png";
  /** True if not all browsers decode it. */
  readonly isRare?: true;
  /**
   * Returns whether a file begins like this format.
   * @param type name from `file-type.ts`, which this module does not load
   */
  readonly matches: (head: Uint8Array, type: string | null) => boolean;
}
