import type { CameraData } from "@matte/engine";
import type { Sampling } from "../jpeg-writer/index.ts";
import type { Orientation } from "../orientation.ts";
import type { SceneName } from "../scenes/index.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PhotoRecipe {
  readonly kind: "jpeg" | "png" | "webp" | "avif" | "heic" | "jxl" | "tiff" | "raw";
  /** Usual file name with its ending. */
  readonly fileName: string;
  readonly scene: SceneName | "artwork";
  /** After applying the EXIF orientation. */
  readonly size: Size;
  readonly orientation: Orientation;
  /** Present for JPEGs only. */
  readonly jpeg?: JpegTraits;
  /** Camera data expected from a reader; empty without EXIF. */
  readonly camera: CameraData;
  /** True with an embedded profile wider than sRGB. */
  readonly wideGamut: boolean;
  readonly hasLocation: boolean;
  readonly transparent: boolean;
  /** Makes the file; always returns the same bytes. */
  make(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface JpegTraits {
  /** `cmyk` has four components without subsampling. */
  readonly sampling: Sampling | "cmyk";
  readonly progressive: boolean;
  /** MCUs between restart markers, 0 for none. */
  readonly restartInterval: number;
}

/** Status expected from a reader. */
export type Damage = "empty" | "unsupported" | "not-an-image" | "truncated" | "corrupt" | "too-large";

/** A damaged photo, or another file. */
export interface DamagedRecipe {
  readonly kind: "damaged";
  readonly fileName: string;
  readonly damage: Damage;
  make(): Promise<Uint8Array<ArrayBuffer>>;
}

/** Makes a record with one value per key. */
export function recordOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  const entries = keys.map((key) => [key, value(key)] as const);
  return Object.fromEntries(entries) as Record<K, V>;
}
