/** Photos framed together, as changes to the document. */
import { TYPED_FIELDS, type TypedTexts } from "@matte/engine";
import type { Change, PhotoEntry, Sheet } from "./document.ts";

/**
 * An entry for photos framed together: with the first one's settings, and the texts that all have.
 * @param id key of the sheet's record
 */
export function sheetEntry(id: string, sheet: Sheet): PhotoEntry {
  const [first] = sheet.photos;
  const typed = sharedTexts(sheet.photos);
  return {
    id,
    subject: "",
    ...(Object.keys(typed).length > 0 && { typed }),
    ...(first?.added !== undefined && { added: first.added }),
    ...(first?.own && { own: first.own }),
    sheet,
  };
}

function sharedTexts([first, ...others]: readonly PhotoEntry[]): TypedTexts {
  const fields = TYPED_FIELDS.filter((field) => {
    const text = first?.typed?.[field];
    return text !== undefined && others.every(({ typed }) => typed?.[field] === text);
  });
  return Object.fromEntries(fields.map((field) => [field, first?.typed?.[field] ?? ""]));
}

/** Replaces entries by one for their photos, in the first one's place. */
export function joinPhotos(ids: readonly string[], entry: PhotoEntry): Change {
  return replaceEntries(ids, () => [entry]);
}

/** Shows photos one by one again. */
export function separatePhotos(id: string): Change {
  return replaceEntries([id], ([entry]) => entry?.sheet?.photos ?? null);
}

/** Replaces a sheet by another arrangement. @param to key of its record */
export function rearrangeSheet(id: string, to: string, sheet: Sheet): Change {
  return replaceEntries([id], ([entry]) => (entry === undefined ? null : [{ ...entry, id: to, sheet }]));
}

/** @param by null to change nothing; nothing changes either if an entry is gone */
function replaceEntries(
  ids: readonly string[],
  by: (entries: readonly PhotoEntry[]) => readonly PhotoEntry[] | null,
): Change {
  const wanted = new Set(ids);
  return (document) => {
    const found = document.photos.filter(({ id }) => wanted.has(id));
    const entries = found.length === wanted.size ? by(found) : null;
    const [first] = entries ?? [];
    if (entries === null || first === undefined) return document;
    const photos = document.photos.flatMap((entry) => {
      if (entry === found[0]) return entries;
      return wanted.has(entry.id) ? [] : [entry];
    });
    const { selected } = document;
    return { ...document, photos, selected: selected !== null && wanted.has(selected) ? first.id : selected };
  };
}

/** Moves a photo within a sheet. @param to index in the list without it; indices beyond the ends mean the ends */
export function movedInSheet(sheet: Sheet, id: string, to: number): Sheet {
  const moved = sheet.photos.find((photo) => photo.id === id);
  if (moved === undefined) return sheet;
  const photos = sheet.photos.filter((photo) => photo !== moved);
  photos.splice(Math.max(0, to), 0, moved);
  return photos.every((photo, at) => photo === sheet.photos[at]) ? sheet : { ...sheet, photos };
}
