/** Photos that could not be loaded or exported. They stay in the list until the user removes them. */
import { describePhotoError } from "#domain/photos/describe.ts";
import { removePhotos } from "../model/changes.ts";
import type { EditorSession } from "./session.ts";
import type { EditorState, FailedPhoto } from "./store.ts";

export function failedPhoto(id: string, { name }: File, reason: unknown): FailedPhoto {
  return { id, fileName: name, sentence: describePhotoError(reason, name) };
}

/** Marks photos whose export failed. */
export function markFailed({ store }: EditorSession, failed: readonly FailedPhoto[]): void {
  if (failed.length === 0) return;
  const added = failed.map((photo) => [photo.id, photo] as const);
  store.setState(({ unexported }) => ({ unexported: new Map([...unexported, ...added]) }));
}

/** Removes the marks of earlier failures from photos that were exported. */
export function markExported({ store }: EditorSession, ids: ReadonlySet<string>): void {
  const { unexported } = store.getState();
  const left = [...unexported].filter(([id]) => !ids.has(id));
  if (left.length < unexported.size) store.setState({ unexported: new Map(left) });
}

/** Number of photos in the list that failed. */
export function countFailed({ unread, unexported, history }: EditorState): number {
  if (unexported.size === 0) return unread.length;
  return unread.length + history.present.photos.filter(({ id }) => unexported.has(id)).length;
}

/** Removes all failed photos; undo restores those that could not be exported. */
export function removeFailed(session: EditorSession): void {
  const { unexported } = session.store.getState();
  session.set({ unread: [] });
  session.change(removePhotos(new Set(unexported.keys())));
}

/** Removes a photo that could not be loaded. */
export function removeUnread({ store }: EditorSession, id: string): void {
  store.setState(({ unread }) => ({ unread: unread.filter((photo) => photo.id !== id) }));
}
