/** Several photos framed together: a sheet is one photo, whose frame shows the matte between them. */
import type { SheetPlan } from "@matte/engine";
import { drawnSheet } from "./drawn-sheet.ts";
import { joinedSheet } from "./joined-sheet.ts";
import type { SheetPhoto } from "./types.ts";

/**
 * Joins JPEGs of the same size, sampling and profile without encoding them again; draws all others, brought to one size.
 * @param name of the sheet's file
 * @throws PhotoError if a photo cannot be read, or the sheet is too large
 */
export async function sheetPhoto(photos: readonly SheetPhoto[], plan: SheetPlan, name: string): Promise<SheetPhoto> {
  const joined = await joinedSheet(photos, plan, name);
  return "fallbackReason" in joined ? drawnSheet(photos, { plan, name, ...joined }) : joined;
}
