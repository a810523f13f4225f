/** Several photos framed together: a sheet is one photo, whose frame shows the matte between them. */
import type { SheetPlan } from "@matte/engine";
import type { FallbackReason, PhotoFacts } from "../photos/types.ts";
import { drawnSheet } from "./drawn-sheet.ts";
import { joinedSheet } from "./joined-sheet.ts";

export interface SheetPhoto {
  readonly file: File;
  readonly facts: PhotoFacts;
}

/**
 * Joins JPEGs of the same size, sampling and profile without encoding them again; draws all others, brought to one size.
 * @param photos files as read by `readSource`, with their facts
 * @returns a photo with the first one's name
 * @throws PhotoError if a photo cannot be read, or the sheet is too large
 */
export async function sheetPhoto(photos: readonly SheetPhoto[], plan: SheetPlan): Promise<SheetPhoto> {
  const joined = await joinedSheet(photos, plan);
  return "fallbackReason" in joined ? drawnSheet(photos, plan, joined.fallbackReason) : joined;
}

/** Why photos are drawn; null for others than JPEGs. */
export interface SheetFallback {
  readonly fallbackReason: FallbackReason | null;
}
