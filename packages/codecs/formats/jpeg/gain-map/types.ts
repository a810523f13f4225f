/** Gain map of a JPEG: a second, often smaller picture whose codes say how much brighter each pixel is on an HDR screen. */
import type { Size } from "@matte/engine";
import type { ByteRange } from "../../../header.ts";

/** Range of one channel. A code of v/255 means a gain of `min + (max - min) * (v / 255) ^ (1 / gamma)` stops. */
export interface GainRange {
  /** Log2 of the gain that code 0 means. */
  readonly min: number;
  /** Log2 of the gain that code 255 means. */
  readonly max: number;
  readonly gamma: number;
  /** Added to linear light before the gain is applied, and subtracted afterwards. */
  readonly baseOffset: number;
  readonly alternateOffset: number;
}

/** Metadata of a gain map in the terms of ISO 21496-1, whichever form stated it. */
export interface GainMetadata {
  /** `hdrgm`: XMP of Adobe and Ultra HDR; `iso`: ISO 21496-1; `apple`: Apple's XMP and maker note. */
  readonly form: "hdrgm" | "iso" | "apple";
  /** Red, green and blue; equal where one range is for all. */
  readonly channels: readonly [GainRange, GainRange, GainRange];
  /** Log2 of the headroom at which the picture itself is shown. */
  readonly baseHeadroom: number;
  /** Log2 of the headroom from which the whole gain is applied. */
  readonly alternateHeadroom: number;
}

export interface GainMap {
  /** The map's JPEG, from SOI to EOI of the photo's file. */
  readonly range: ByteRange;
  readonly size: Size;
  /** 1 for a grey map, else 3. */
  readonly components: number;
  readonly metadata: GainMetadata;
}

/** Gain map of a photo's file; `damaged` if the file claims one that cannot be read, null if there is none. */
export type FoundGainMap = GainMap | "damaged" | null;
