/** Undo and redo of the editor's document, and the records that its history refers to. */
import type { EditorDocument, PhotoEntry } from "./document.ts";
import { amend, reachable, redo, undo, type History } from "./history.ts";

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
