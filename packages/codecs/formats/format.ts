/** Facts about a file format that need no codec: enough to name it, to offer it and to recognise its files. */
export interface PhotoFormat {
  readonly kind: string;
  /** Name in interface text. */
  readonly name: string;
  readonly mediaType: `image/${string}`;
  /** Usual file name endings without a dot; files are saved with the first. */
  readonly endings: readonly [string, ...string[]];
  /** Endings that are accepted but not announced to the system. */
  readonly rareEndings?: readonly string[];
  /** Format that its photos are converted to before they are read; absent for formats that are read themselves. */
  readonly readAs?: "jpeg" | "png";
  /** True where not all browsers decode it. */
  readonly isRare?: true;
  /**
   * Returns whether a file begins like this format.
   * @param type the name that `file-type.ts` gives to such files, which this module does not load
   */
  readonly matches: (head: Uint8Array, type: string | null) => boolean;
}
