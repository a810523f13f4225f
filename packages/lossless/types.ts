/** Types for callers. Places and sizes are upright pixels. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Widths of a matte. */
export interface Sides {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Headers of a JPEG. */
export interface OpenedJpeg extends Size {
  /** EXIF's: 1 to 8. */
  readonly orientation: number;
  /** The minimum coded unit: crops and mattes at whole ones move nothing. */
  readonly mcu: Size;
  readonly isProgressive: boolean;
  readonly isGrey: boolean;
  /** True for an HDR photo by Ultra HDR, Adobe, ISO 21496-1 or Apple. */
  readonly hasGainMap: boolean;
}

/** `kept` without encoding it again, or `left-out`: the result is then an SDR photo. */
export type GainMapOutcome = "none" | "kept" | "left-out";

export interface MatteOptions {
  /** `#RRGGBB` in sRGB, converted into the photo's profile; white by default. */
  readonly colour?: string;
  /** False by default: no coordinate is left anywhere in the file. */
  readonly keepLocation?: boolean;
}

export interface FrameOptions extends MatteOptions {
  /** One width for all sides, or one for each. */
  readonly matte: number | Sides;
  /** Part to frame; the whole photo by default. Nothing else is left in the file. */
  readonly crop?: Box;
}

export interface CropOptions {
  /** False by default. */
  readonly keepLocation?: boolean;
}

export interface JoinOptions extends MatteOptions {
  readonly arrangement: "row" | "column" | "grid";
  /** Between the photos; 0 by default. */
  readonly gap?: number;
  /** Around all of them; 0 by default. */
  readonly matte?: number | Sides;
}

export interface Framed {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly size: Size;
  /** Actual sides: the photo moves onto its grid by at most half an MCU, and the opposite side makes up for it. */
  readonly matte: Sides;
  /** Part of the photo inside them. */
  readonly shown: Box;
  readonly gainMap: GainMapOutcome;
}

export interface Joined {
  readonly file: Uint8Array<ArrayBuffer>;
  readonly size: Size;
  /** Each photo's place in the picture, in their order. */
  readonly places: readonly Box[];
}

export interface Unframed {
  /** One photo, or the joined ones. */
  readonly photos: readonly Uint8Array<ArrayBuffer>[];
}

/** An HDR photo's second picture. */
export interface GainMap {
  /** A whole JPEG. */
  readonly file: Uint8Array<ArrayBuffer>;
  readonly size: Size;
  /** Stops per channel, for code v: `min + (max - min) * (v / 255) ^ (1 / gamma)`. */
  readonly channels: readonly GainRange[];
  /** Headroom in stops, from here on with the whole gain. */
  readonly headroom: number;
}

export interface GainRange {
  readonly min: number;
  readonly max: number;
  readonly gamma: number;
}

/**
 * Why a call has no result:
 * - `not-a-jpeg`, `damaged`, `too-large`
 * - `unsupported`: arithmetic coding, 12 bits, CMYK, or a sampling without whole blocks
 * - `coarse`: the photo's quantisation cannot express the matte's colour
 * - `grey-photo`: a grey photo takes grey mattes only
 * - `profile`: no colour can be converted into the photo's colour profile
 * - `empty-crop`: the crop is outside the photo, or no MCU begins inside it
 * - `different-photos`: sizes, sampling, profiles or orientations that cannot be one JPEG
 * - `gap`: the gap would move by more than half an MCU
 * - `no-record`, `encoded-again`, `changed`: nothing to take a frame off, as the file was not framed here, was framed by
 *   encoding its photo, or has been saved by another program since
 */
export type LosslessReason =
  | "not-a-jpeg"
  | "damaged"
  | "too-large"
  | "unsupported"
  | "coarse"
  | "grey-photo"
  | "profile"
  | "empty-crop"
  | "different-photos"
  | "gap"
  | "no-record"
  | "encoded-again"
  | "changed";
