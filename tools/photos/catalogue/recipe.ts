import type { CameraData } from "@matte/engine";
import type { Sampling } from "../jpeg-writer/index.ts";
import type { Orientation } from "../orientation.ts";
import type { SceneName } from "../scenes/index.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What tests may expect of a photo, and how it is made. */
export interface PhotoRecipe {
  readonly kind: "jpeg" | "png" | "webp";
  /** A usual name for the file, with its ending. */
  readonly fileName: string;
  readonly scene: SceneName | "artwork";
  /** After the EXIF orientation is applied. */
  readonly size: Size;
  readonly orientation: Orientation;
  /** Of JPEGs only. */
  readonly jpeg?: JpegTraits;
  /** What a reader should find; empty without EXIF. */
  readonly camera: CameraData;
  /** A Display P3 profile is embedded. */
  readonly wideGamut: boolean;
  readonly hasLocation: boolean;
  readonly transparent: boolean;
  /** The file's bytes: the same ones every time. */
  make(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface JpegTraits {
  /** `cmyk` has four components without subsampling. */
  readonly sampling: Sampling | "cmyk";
  readonly progressive: boolean;
  /** MCUs between restart markers, 0 for none. */
  readonly restartInterval: number;
}

/** Whether the reader is to refuse the file, and as what. */
export type Damage = "empty" | "unsupported" | "not-an-image" | "truncated" | "corrupt" | "too-large";

/** A file that cannot be a photo, or is one no longer. */
export interface DamagedRecipe {
  readonly kind: "damaged";
  readonly fileName: string;
  readonly damage: Damage;
  make(): Promise<Uint8Array<ArrayBuffer>>;
}

/** A record with a recipe for each key. */
export function recordOf<K extends string, V>(keys: readonly K[], value: (key: K) => V): Record<K, V> {
  const entries = keys.map((key) => [key, value(key)] as const);
  return Object.fromEntries(entries) as Record<K, V>;
}
