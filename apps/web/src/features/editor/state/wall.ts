import { selectedIndex } from "../model/document.ts";
import type { EditorSession } from "./session.ts";

/** Opens the mode `Wall`, if there are photos. */
export function openWall(session: EditorSession): void {
  const { present } = session.store.getState().history;
  const entry = present.photos[selectedIndex(present)];
  if (entry !== undefined) session.set({ wallView: { former: entry.id } });
}

/** Closes it. The stage shows the former photo again, unless several were selected on the wall. */
export function leaveWall(session: EditorSession): void {
  const { wallView, marked } = session.store.getState();
  session.set({ wallView: null });
  if (wallView !== null && marked.size < 2) session.select(wallView.former);
}
