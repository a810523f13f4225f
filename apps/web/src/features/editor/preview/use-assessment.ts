import { useEffect } from "react";
import { frameJobOf } from "../export/frame-jobs.ts";
import { rememberFallback } from "../export/fallbacks.ts";
import { useEditor, useSession } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { processing } from "../state/store.ts";

/** Milliseconds without a change before an assessment: a moving slider starts none. */
const QUIET = 300;

/** Picture fields that decide on an assessment. */
interface AssessedPicture {
  readonly photo: { readonly id: string };
  readonly certain: boolean;
}

/** Lets a worker test lossless framing before the export does, when the result is unknown and the editor is idle. */
export function useAssessment(picture: AssessedPicture | null): void {
  const session = useSession();
  const idle = useEditor((state) => processing(state) === "idle");
  useEffect(() => {
    if (picture === null || picture.certain || !idle) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => void assess(session, picture.photo.id, stop.signal), QUIET);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [session, picture, idle]);
}

async function assess(session: EditorSession, id: string, signal: AbortSignal): Promise<void> {
  const { store, services } = session;
  const { history, fallbacks } = store.getState();
  const entry = history.present.photos.find((photo) => photo.id === id);
  if (entry === undefined) return;
  const job = frameJobOf(session)(entry);
  try {
    // Data without a finding need not be read again.
    const data = fallbacks.get(id)?.fallbackReason !== null;
    const fallbackReason = await services.pool.assess(job, { signal, data });
    if (!signal.aborted) rememberFallback(store, job, { fallbackReason, method: "lossless-jpeg" });
  } catch {
    // Not reported: the export will find the reason itself.
  }
}
