/** Photos selected in the list: the one in the preview, and those marked with it. Selecting is no history step. */
import { editorWork } from "@matte/messages/editor-work";
import { removePhotos, selectPhoto } from "../model/changes.ts";
import type { EditorSession } from "./session.ts";
import type { EditorState } from "./store.ts";
import { noticeWithUndo } from "./undo-notice.tsx";

/** Ids of the selected photos, in list order. */
export function selectedIds({ history, marked }: EditorState): readonly string[] {
  const { photos, selected } = history.present;
  // Every field asks for it after each state change.
  if (marked.size === 0) return selected === null ? [] : [selected];
  return photos.map(({ id }) => id).filter((id) => id === selected || marked.has(id));
}

export function countSelected(state: EditorState): number {
  if (state.marked.size === 0) return state.history.present.selected === null ? 0 : 1;
  return selectedIds(state).length;
}

/** Adds a photo to the selection and shows it, or takes it from the selection; one always stays. */
export function toggleSelected({ store, mark }: EditorSession, id: string): void {
  const selection = new Set(selectedIds(store.getState()));
  const { selected } = store.getState().history.present;
  if (!selection.delete(id)) return mark(selectPhoto(id), selection.add(id), id);
  const [left] = selection;
  if (left !== undefined) mark(selectPhoto(selected === id ? left : (selected ?? left)), selection, left);
}

/** Selects everything between the last selected photo and this one, which is shown. */
export function extendSelection({ store, mark }: EditorSession, id: string): void {
  const { history, anchor } = store.getState();
  const { photos, selected } = history.present;
  const indexOf = (wanted: string | null): number => photos.findIndex((photo) => photo.id === wanted);
  const start = Math.max(indexOf(anchor) < 0 ? indexOf(selected) : indexOf(anchor), 0);
  const end = indexOf(id);
  if (end < 0) return;
  const range = photos.slice(Math.min(start, end), Math.max(start, end) + 1);
  mark(selectPhoto(id), new Set(range.map((photo) => photo.id)), photos[start]?.id ?? id);
}

export function selectAll({ store, mark }: EditorSession): void {
  const { photos, selected } = store.getState().history.present;
  if (selected !== null) mark((document) => document, new Set(photos.map(({ id }) => id)), selected);
}

/** Removes the selected photos, and offers to undo that. */
export function removeSelected(session: EditorSession): void {
  const ids = selectedIds(session.store.getState());
  if (ids.length === 0) return;
  session.change(removePhotos(new Set(ids)));
  noticeWithUndo(session, editorWork.removed(ids.length));
}
