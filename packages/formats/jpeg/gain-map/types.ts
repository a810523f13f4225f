/** Gain map: a second, often smaller picture whose codes brighten each pixel on an HDR screen. */
import type { Size } from "@matte/engine";
import type { ByteRange } from "@matte/pixels/bytes";

/** Range per channel. Code v means `min + (max - min) * (v / 255) ^ (1 / gamma)` stops. */
export interface GainRange {
  /** Log2 gain at code 0. */
  readonly min: number;
  /** Log2 gain at code 255. */
  readonly max: number;
  readonly gamma: number;
  /** Added to linear light before the gain, subtracted afterwards. */
  readonly baseOffset: number;
  readonly alternateOffset: number;
}

/** Gain map metadata in ISO 21496-1's terms, whatever its source. */
export interface GainMetadata {
  /** `hdrgm`: Adobe's and Ultra HDR's XMP; `iso`: ISO 21496-1; `apple`: Apple's XMP and maker note. */
  readonly form: "hdrgm" | "iso" | "apple";
  /** Red, green and blue; equal if one range serves all. */
  readonly channels: readonly [GainRange, GainRange, GainRange];
  /** Log2 headroom at which the picture is shown unchanged. */
  readonly baseHeadroom: number;
  /** Log2 headroom from which the whole gain applies. */
  readonly alternateHeadroom: number;
}

export interface GainMap {
  /** The map's JPEG, from SOI to EOI, in the photo's file. */
  readonly range: ByteRange;
  readonly size: Size;
  /** 1 for a grey map, else 3. */
  readonly components: number;
  readonly metadata: GainMetadata;
}

/** `damaged` if the file claims an unreadable map, null without one. */
export type FoundGainMap = GainMap | "damaged" | null;
