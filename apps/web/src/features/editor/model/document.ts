/** The document that the editor edits: plain data, so that undo is a list of documents and storage a few of its fields. */
import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";

export interface PhotoEntry {
  /** Key of the photo's record in the registry. */
  readonly id: string;
  /** This photo's own subject, as printed. */
  readonly subject: string;
}

export interface EditorDocument {
  /** Settings as chosen, before the plan restricts them. `subjectName` is the last one typed; captions print each photo's own. */
  readonly settings: Settings;
  readonly photos: readonly PhotoEntry[];
  /** Id of the photo in the preview; null only while there is none. */
  readonly selected: string | null;
}

export const EMPTY_DOCUMENT: EditorDocument = { settings: DEFAULT_SETTINGS, photos: [], selected: null };

/** Returns the next document, or the same object when there is nothing to change. */
export type Change = (document: EditorDocument) => EditorDocument;

/** Index of the selected photo; -1 while there is none. */
export function selectedIndex({ photos, selected }: EditorDocument): number {
  return selected === null ? -1 : photos.findIndex((photo) => photo.id === selected);
}

/** Text of the field `Subject name`: the selected photo's subject, or without a photo the one typed last. */
export function shownSubject(document: EditorDocument): string {
  return document.photos[selectedIndex(document)]?.subject ?? document.settings.subjectName;
}
