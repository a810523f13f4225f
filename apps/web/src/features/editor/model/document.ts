/** The edited document and its undo: plain data, so that undo is a list of documents and storage a few of its fields. */
import {
  DEFAULT_SETTINGS,
  KEPT_LOGOS,
  type PhotoCrop,
  type Settings,
  type SheetPlan,
  type TypedTexts,
} from "@matte/engine";
import { amend, type History, reachable, redo, undo } from "./history.ts";

export interface PhotoEntry {
  /** Key for the photo's record in the registry. */
  readonly id: string;
  /** This photo's subject, as typed. */
  readonly subject: string;
  /** Texts for this photo, replacing those for all photos. */
  readonly typed?: TypedTexts;
  /** Position in the order of adding. */
  readonly added?: number;
  /** True for the sample photo, replaced by the user's first photo. */
  readonly sample?: true;
  /** Settings for this photo, replacing those for all photos. */
  readonly own?: Partial<Settings>;
  /** Absent for a photo shown as it is. */
  readonly crop?: PhotoCrop;
  /** Set for photos framed together, with a record of their own. */
  readonly sheet?: Sheet;
}

/** Photos framed together. */
export interface Sheet extends SheetPlan {
  /** As they were before, in the sheet's order. */
  readonly photos: readonly PhotoEntry[];
}

export interface EditorDocument {
  /** Settings as chosen, before the plan restricts them. `subjectName` is the last one typed; captions print each photo's. */
  readonly settings: Settings;
  readonly photos: readonly PhotoEntry[];
  /** Id of the photo in the preview; null only while there is none. */
  readonly selected: string | null;
}

export const EMPTY_DOCUMENT: EditorDocument = { settings: DEFAULT_SETTINGS, photos: [], selected: null };

/** Returns the next document, or the same object when there is nothing to change. */
export type Change = (document: EditorDocument) => EditorDocument;

/** -1 while no photo is selected. */
export function selectedIndex({ photos, selected }: EditorDocument): number {
  return selected === null ? -1 : photos.findIndex((photo) => photo.id === selected);
}

/** Text in the field `Subject name`: the selected photo's subject, or without a photo the one typed last. */
export function shownSubject(document: EditorDocument): string {
  return document.photos[selectedIndex(document)]?.subject ?? document.settings.subjectName;
}

export const undoDocument = (history: History<EditorDocument>): History<EditorDocument> =>
  keepSelection(history, undo(history));

export const redoDocument = (history: History<EditorDocument>): History<EditorDocument> =>
  keepSelection(history, redo(history));

/** Selecting is no step: undoing a setting leaves the selection alone. */
function keepSelection(from: History<EditorDocument>, to: History<EditorDocument>): History<EditorDocument> {
  const { photos, selected } = from.present;
  if (to.present.photos !== photos || to.present.selected === selected) return to;
  return amend(to, { ...to.present, selected });
}

/** Ids of all photos within reach of undo or redo, including present ones. */
export function photosIn(history: History<EditorDocument>): ReadonlySet<string> {
  const lists = new Set<readonly PhotoEntry[]>(reachable(history).map((document) => document.photos));
  return new Set([...lists].flatMap((list) => list.flatMap(idsIn)));
}

/** Photos of an entry: those framed together, or the one. */
export function photosOfEntry(entry: PhotoEntry): readonly PhotoEntry[] {
  return entry.sheet?.photos ?? [entry];
}

/** Ids of an entry's records: its own, and those of photos framed together. */
export function idsIn({ id, sheet }: Pick<PhotoEntry, "id" | "sheet">): readonly string[] {
  return sheet === undefined ? [id] : [id, ...sheet.photos.map((photo) => photo.id)];
}

/** Ids of all logos within reach of undo or redo, including present ones. */
export function logosIn(history: History<EditorDocument>): ReadonlySet<string> {
  return new Set(
    reachable(history).flatMap(({ settings }) =>
      [settings.customLogo, settings.customLogoOnDark, ...KEPT_LOGOS.map((slot) => settings[slot])].flatMap(
        (logo) => logo?.id ?? [],
      ),
    ),
  );
}
