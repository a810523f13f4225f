/** Photos that could not be loaded or exported. They stay in the list until the user removes them. */
import { editor } from "@matte/messages/editor";
import { editorWork } from "@matte/messages/editor-work";
import { describePhotoError } from "#domain/photos/describe.ts";
import { PhotoError, type PhotoErrorCode } from "#domain/photos/types.ts";
import { removePhotos } from "../model/changes.ts";
import type { EditorSession } from "./session.ts";
import type { EditorState, FailedPhoto } from "./store.ts";
import { removeWithNotice } from "./undo-notice.tsx";

export function failedPhoto(id: string, file: File, reason: unknown): FailedPhoto {
  const { name } = file;
  const failed = { id, fileName: name, sentence: describePhotoError(reason, name) };
  return reason instanceof PhotoError && NEED_NETWORK.has(reason.code) ? { ...failed, retry: file } : failed;
}

/** Errors in parts loaded when a photo first needs them. */
const NEED_NETWORK: ReadonlySet<PhotoErrorCode> = new Set(["offline", "font"]);

export function countFailed({ unread, unexported, history }: EditorState): number {
  if (unexported.size === 0) return unread.length;
  return unread.length + history.present.photos.filter(({ id }) => unexported.has(id)).length;
}

/** Removes all failed photos, and offers to undo that. */
export function removeFailed(session: EditorSession): void {
  const state = session.store.getState();
  const remove = (): void => {
    session.set({ unread: [] });
    session.change(removePhotos(new Set(state.unexported.keys())));
  };
  removeWithNotice(session, remove, editorWork.removed(countFailed(state)));
}

/** Removes a photo that could not be loaded, and offers to undo that. */
export function removeUnread(session: EditorSession, { id, fileName }: FailedPhoto): void {
  const { unread } = session.store.getState();
  const remove = (): void => session.set({ unread: unread.filter((photo) => photo.id !== id) });
  removeWithNotice(session, remove, editor.list.removed(fileName));
}
