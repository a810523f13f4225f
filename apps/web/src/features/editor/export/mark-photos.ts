import type { EditorSession } from "../state/session.ts";
import type { FailedPhoto } from "../state/store.ts";

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
