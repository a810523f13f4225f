/** What the editor edits: plain data, so that undo is a list of documents and storage a few of its fields. */
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";

export interface PhotoEntry {
  /** Key of the photo's record in the registry. */
  readonly id: string;
  /** This photo's own subject, as printed. */
  readonly subject: string;
}

export interface EditorDocument {
  /** As chosen, before the plan has its say. `subjectName` is the last one typed; what is printed is each photo's own. */
  readonly settings: Settings;
  readonly photos: readonly PhotoEntry[];
  /** Id of the photo on show; null only while there is none. */
  readonly selected: string | null;
}

export const EMPTY_DOCUMENT: EditorDocument = { settings: DEFAULT_SETTINGS, photos: [], selected: null };

/** A change leaves its document alone and gives the next one; the same one when there was nothing to do. */
export type Change = (document: EditorDocument) => EditorDocument;

/** Where the selected photo stands in the list, -1 while there is none. */
export function selectedIndex({ photos, selected }: EditorDocument): number {
  return selected === null ? -1 : photos.findIndex((photo) => photo.id === selected);
}

/** What the field `Subject name` shows: the selected photo's subject, without a photo the one that was typed last. */
export function shownSubject(document: EditorDocument): string {
  return document.photos[selectedIndex(document)]?.subject ?? document.settings.subjectName;
}
