/** A message about a change, with a button that takes it back. */
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
  const empty = session.store.getState().history.present.photos.length === 0;
  session.clear();
  if (empty) session.services.notices.plain(editor.cleared);
  else noticeWithUndo(session, editor.cleared);
}

/** Says what the last change did. The message disappears with the next change, because `Undo` would take back that one. */
export function noticeWithUndo(session: EditorSession, text: string): void {
  const { past } = session.store.getState().history;
  const unsubscribe = session.store.subscribe(({ history }) => {
    if (history.past === past) return;
    unsubscribe();
    toasts.remove(ID);
  });
  showWithUndo(text, session.undo);
}

/** Says what was done elsewhere, as on the server, with a button that takes it back. */
export function showWithUndo(text: string, undo: () => void): void {
  const take = (): void => {
    toasts.remove(ID);
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
