/** A message about a change, with a button to take it back. */
import { editor } from "@matte/messages/editor";
import { Button, toasts } from "#ui/index.ts";
import type { Change } from "../model/document.ts";
import type { EditorSession } from "./session.ts";

const ID = "undo";

/** Makes a change and says what it did; a change without an effect says nothing. */
export function changeWithNotice(session: EditorSession, change: Change, text: string): void {
  const present = (): unknown => session.store.getState().history.present;
  const before = present();
  session.change(change);
  if (present() !== before) noticeWithUndo(session, text);
}

/** Clears the list; without photos there is nothing to undo. */
export function clearWithNotice(session: EditorSession): void {
  const { history, unread } = session.store.getState();
  if (history.present.photos.length + unread.length > 0)
    return removeWithNotice(session, session.clear, editor.cleared);
  session.clear();
  session.services.notices.plain(editor.cleared);
}

/** Removes photos, and says so. Undo also brings back failed photos, which the history does not hold. */
export function removeWithNotice(session: EditorSession, remove: () => void, text: string): void {
  const { history, unread } = session.store.getState();
  remove();
  const changed = session.store.getState().history.present !== history.present;
  noticeWithUndo(session, text, () => {
    if (changed) session.undo();
    session.set({ unread });
  });
}

/** Says what the last change did. The message disappears with the next change, because `Undo` would take back that one. */
export function noticeWithUndo(session: EditorSession, text: string, undo = session.undo): void {
  const { past } = session.store.getState().history;
  const unsubscribe = session.store.subscribe(({ history }) => {
    if (history.past === past) return;
    unsubscribe();
    removeUndoNotice();
  });
  showWithUndo(text, undo);
}

/** Removes a message with Undo, if one is shown. */
export function removeUndoNotice(): void {
  toasts.remove(ID);
}

/** Reports a change made elsewhere, as on the server, with a button to take it back. */
export function showWithUndo(text: string, undo: () => void): void {
  const take = (): void => {
    removeUndoNotice();
    undo();
  };
  toasts.custom(
    <span className="toast-undo">
      <span>{text}</span>
      <Button variant="bare" size="small" onClick={take}>
        {editor.undo}
      </Button>
    </span>,
    ID,
  );
}
