/** The document that the editor edits, and its undo: plain data, so that undo is a list of documents and storage a few of its fields. */
import { DEFAULT_SETTINGS, type Settings, type TypedTexts } from "@matte/engine";
import { amend, type History, reachable, redo, undo } from "./history.ts";

export interface PhotoEntry {
  /** Key of the photo's record in the registry. */
  readonly id: string;
  /** This photo's own subject, as typed. */
  readonly subject: string;
  /** Texts of this photo that replace those of all photos. */
  readonly typed?: TypedTexts;
  /** Place among the photos in the order in which they were added. */
  readonly added?: number;
  /** True for the sample photo, which the first photo of the user's own replaces. */
  readonly sample?: true;
  /** Settings of this photo that replace those of all photos. */
  readonly own?: Partial<Settings>;
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

export const undoDocument = (history: History<EditorDocument>): History<EditorDocument> =>
  keepSelection(history, undo(history));

export const redoDocument = (history: History<EditorDocument>): History<EditorDocument> =>
  keepSelection(history, redo(history));

/** Selecting is no step, so undoing a setting leaves the selection alone. */
function keepSelection(from: History<EditorDocument>, to: History<EditorDocument>): History<EditorDocument> {
  const { photos, selected } = from.present;
  if (to.present.photos !== photos || to.present.selected === selected) return to;
  return amend(to, { ...to.present, selected });
}

/** Ids of all photos that undo or redo can bring back, the present ones included. */
export function photosIn(history: History<EditorDocument>): ReadonlySet<string> {
  const lists = new Set<readonly PhotoEntry[]>(reachable(history).map((document) => document.photos));
  return new Set([...lists].flatMap((list) => list.map((photo) => photo.id)));
}

/** Ids of all logos that undo or redo can bring back, the present ones included. */
export function logosIn(history: History<EditorDocument>): ReadonlySet<string> {
  return new Set(
    reachable(history).flatMap(({ settings }) =>
      [settings.customLogo, settings.customLogoOnDark].flatMap((logo) => logo?.id ?? []),
    ),
  );
}
