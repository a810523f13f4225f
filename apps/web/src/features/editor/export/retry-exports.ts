import { capabilities } from "@matte/engine";
import type { EditorSession } from "../state/session.ts";
import { exportPhotos } from "./export-photos.ts";

/** Takes photos that only lacked the network out of the failed ones. */
export function takeRetries({ store, set }: EditorSession): readonly File[] {
  const { unread } = store.getState();
  const files = unread.flatMap(({ retry }) => retry ?? []);
  if (files.length > 0) set({ unread: unread.filter(({ retry }) => retry === undefined) });
  return files;
}

/** Exports photos again whose last export lacked the network: all of them, or the last one on plans without batches. */
export async function retryExports(session: EditorSession, signal: AbortSignal): Promise<void> {
  const { unexported, plan } = session.store.getState();
  const lacking = [...unexported.values()].filter(({ retry }) => retry !== undefined);
  const ids = lacking.map(({ id }) => id).slice(capabilities(plan).batch ? 0 : -1);
  if (ids.length > 0) await exportPhotos(session, signal, { only: new Set(ids), into: lacking.at(-1)?.into ?? null });
}
