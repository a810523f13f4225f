/** Undo and redo for the table's steps: earlier ones would change what it covers, or take its photos away. */
import type { Change } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";

export interface TableHistory {
  readonly change: (change: Change) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function tableHistory(session: EditorSession): TableHistory {
  let done = 0;
  let undone = 0;
  const hasChanged = (act: () => void): boolean => {
    const { present } = session.store.getState().history;
    act();
    return session.store.getState().history.present !== present;
  };
  return {
    change: (change) => {
      if (!hasChanged(() => session.change(change))) return;
      done += 1;
      undone = 0;
    },
    undo: () => {
      if (done === 0 || !hasChanged(session.undo)) return;
      done -= 1;
      undone += 1;
    },
    redo: () => {
      if (undone === 0 || !hasChanged(session.redo)) return;
      done += 1;
      undone -= 1;
    },
  };
}
