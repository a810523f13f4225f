import type { SheetPlan } from "@matte/engine";
import type { FallbackReason, LoadedPhoto, PhotoFacts } from "../photos/types.ts";

/** A photo's file, as `readSource` reads it, with its facts. */
export interface SheetPhoto {
  readonly file: File;
  readonly facts: PhotoFacts;
}

/** Why photos are drawn; null for others than JPEGs. */
export interface SheetFallback {
  readonly fallbackReason: FallbackReason | null;
}

/** Photos to frame together. */
export interface SheetJob {
  /** With files as given: `loadSheet` converts those not read here. */
  readonly photos: readonly SheetPhoto[];
  readonly plan: SheetPlan;
  /** Name of the sheet's file without its ending. */
  readonly stem: string;
}

/** Photos framed together, with their small pictures. */
export interface LoadedSheet extends LoadedPhoto {
  readonly file: File;
}
