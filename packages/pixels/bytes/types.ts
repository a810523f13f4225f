/** Both at least 1. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** From `start` up to but excluding `end`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** As stored. */
export type ColourProfile =
  | { readonly kind: "none" }
  | { readonly kind: "icc"; readonly bytes: Uint8Array }
  /** Zlib data, as in PNG. */
  | { readonly kind: "deflated-icc"; readonly bytes: Uint8Array }
  /** ITU-T H.273 code points, as in PNG's cICP chunk. */
  | { readonly kind: "cicp"; readonly primaries: number; readonly transfer: number };

export const NO_PROFILE: ColourProfile = { kind: "none" };

/** File pieces: views and new bytes. */
export type FilePieces<Buffer extends ArrayBufferLike> = readonly (Uint8Array<Buffer> | Uint8Array<ArrayBuffer>)[];
