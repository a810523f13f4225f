/** Undo and redo of a document. Selecting is no step, so travelling through settings stays with the photo on show. */
import type { EditorDocument } from "./document.ts";
import { amend, redo, undo, type History } from "./history.ts";

export const undoDocument = (history: History<EditorDocument>): History<EditorDocument> =>
  keepingSelection(history, undo(history));

export const redoDocument = (history: History<EditorDocument>): History<EditorDocument> =>
  keepingSelection(history, redo(history));

function keepingSelection(from: History<EditorDocument>, to: History<EditorDocument>): History<EditorDocument> {
  const sameList = from.present.photos === to.present.photos;
  return sameList ? amend(to, { ...to.present, selected: from.present.selected }) : to;
}
