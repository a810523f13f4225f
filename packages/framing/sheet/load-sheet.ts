/** Sheets for an application: joined, then decoded for their small pictures. */
import { loadPhoto } from "../decode/load.ts";
import { readableFileOf } from "../read/source.ts";
import { sheetPhoto } from "./sheet-photo.ts";
import type { LoadedSheet, SheetJob, SheetPhoto } from "./types.ts";

const ENDINGS: Readonly<Record<string, string>> = { "image/jpeg": ".jpeg", "image/png": ".png" };

/**
 * Makes one photo of several and decodes it, as `loadPhoto` does.
 * @throws PhotoError if a photo cannot be read, or the sheet is too large
 */
export async function loadSheet(
  { photos, plan, stem }: SheetJob,
  previewLongSide: number,
  padded: boolean,
): Promise<LoadedSheet> {
  const readable: SheetPhoto[] = [];
  for (const { file, facts } of photos) {
    const bytes = await readableFileOf(file, facts);
    readable.push({ file: bytes instanceof File ? bytes : new File([bytes], file.name), facts });
  }
  const sheet = await sheetPhoto(readable, plan, stem);
  const { type } = sheet.file;
  const file = new File([sheet.file], `${stem}${ENDINGS[type] ?? ""}`, { type });
  const loaded = await loadPhoto(file, previewLongSide, padded);
  return { ...loaded, file, facts: { ...sheet.facts, ...(loaded.facts.tones && { tones: loaded.facts.tones }) } };
}
