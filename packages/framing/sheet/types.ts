import type { FallbackReason, PhotoFacts } from "../photos/types.ts";

/** A photo's file, as `readSource` reads it, with its facts. */
export interface SheetPhoto {
  readonly file: File;
  readonly facts: PhotoFacts;
}

/** Why photos are drawn; null for others than JPEGs. */
export interface SheetFallback {
  readonly fallbackReason: FallbackReason | null;
}
