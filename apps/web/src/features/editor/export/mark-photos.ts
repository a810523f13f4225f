import type { EditorSession } from "../state/session.ts";
import type { FailedPhoto } from "../state/store.ts";

export function markFailed({ store }: EditorSession, failed: readonly FailedPhoto[]): void {
  if (failed.length === 0) return;
  const added = failed.map((photo) => [photo.id, photo] as const);
  store.setState(({ unexported }) => ({ unexported: new Map([...unexported, ...added]) }));
}

/** Removes earlier failure marks from exported photos, and mentions once that copies are stored. */
export function markExported(session: EditorSession, ids: ReadonlySet<string>): void {
  const { store } = session;
  if (ids.size > 0) noteCopies(session);
  const { unexported } = store.getState();
  const left = [...unexported].filter(([id]) => !ids.has(id));
  if (left.length < unexported.size) store.setState({ unexported: new Map(left) });
}

/** The note stays until the page is left, and does not come again. */
function noteCopies({ store, services: { uploads, user, values } }: EditorSession): void {
  const key = `matte.copies-noted.${user}`;
  if (uploads === null || values.read(key) === true) return;
  values.write(key, true);
  store.setState({ copiesNoted: true });
}
