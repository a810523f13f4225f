/** Part of a file. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A C2PA manifest store in a file. */
export interface StoredManifests {
  readonly bytes: Uint8Array;
  /** The store's bytes in the file, with segment headers. No signature covers them. */
  readonly spans: readonly Span[];
}

/** Manifest stores with several thumbnails have a megabyte. */
export const MAX_STORE = 32 * 1024 * 1024;
/** First letters in C2PA's box types. */
export const C2PA = "c2pa";

export function hasLetters(bytes: Uint8Array, at: number, text: string): boolean {
  return (
    at + text.length <= bytes.length && [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
  );
}
