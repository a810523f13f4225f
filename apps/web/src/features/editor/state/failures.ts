/** Photos that could not be loaded or exported. They stay in the list until the user removes them. */
import { describePhotoError } from "#domain/photos/describe.ts";
import { removePhotos } from "../model/changes.ts";
import type { EditorSession } from "./session.ts";
import type { EditorState, FailedPhoto } from "./store.ts";

export function failedPhoto(id: string, { name }: File, reason: unknown): FailedPhoto {
  return { id, fileName: name, sentence: describePhotoError(reason, name) };
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
