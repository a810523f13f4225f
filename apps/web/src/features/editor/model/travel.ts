/** Undo and redo of a document. Selecting is no step, so travelling through settings stays with the photo on show. */
import type { EditorDocument } from "./document.ts";
import { amend, redo, undo, type History } from "./history.ts";

export const undoDocument = (history: History<EditorDocument>): History<EditorDocument> =>
  keepingSelection(history, undo(history));

export const redoDocument = (history: History<EditorDocument>): History<EditorDocument> =>
  keepingSelection(history, redo(history));

function keepingSelection(from: History<EditorDocument>, to: History<EditorDocument>): History<EditorDocument> {
  const { photos, selected } = from.present;
  if (to.present.photos !== photos || to.present.selected === selected) return to;
  return amend(to, { ...to.present, selected });
}
