export interface Face {
  readonly family: string;
  /** Weight, or range of weights, in CSS. */
  readonly weight: string | number;
  readonly italic?: true;
  /** Path of a WOFF2 file. */
  readonly url: string;
  /** CSS `local(…)` sources with precedence over the file, null without any. */
  readonly local: string | null;
  /** CSS `unicode-range`. */
  readonly unicodeRange: string;
}

/** A Noto face in the table made by the build. */
export type TableFace = Omit<Face, "family" | "local">;
