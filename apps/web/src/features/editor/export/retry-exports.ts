import { capabilities } from "@matte/engine";
import type { EditorSession } from "../state/session.ts";
import { exportPhotos } from "./export-photos.ts";

/** Exports photos again whose last export lacked the network: all of them, or the last one on plans without batches. */
export async function retryExports(session: EditorSession, signal: AbortSignal): Promise<void> {
  const { unexported, plan } = session.store.getState();
  const lacking = [...unexported.values()].filter(({ retry }) => retry !== undefined);
  const ids = lacking.map(({ id }) => id).slice(capabilities(plan).batch ? 0 : -1);
  if (ids.length > 0) await exportPhotos(session, signal, { only: new Set(ids), into: lacking.at(-1)?.into ?? null });
}
