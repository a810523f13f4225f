import { useEffect } from "react";
import { frameJobOf } from "../export/frame-jobs.ts";
import { rememberFallback } from "../export/fallbacks.ts";
import { useEditor, useSession } from "../state/context.ts";
import type { EditorSession } from "../state/session.ts";
import { processing } from "../state/store.ts";

/** Milliseconds without a change until it is worth asking: a slider that moves asks nothing. */
const QUIET = 300;

/** The part of a picture that decides whether to ask. */
interface AssessedPicture {
  readonly photo: { readonly id: string };
  readonly certain: boolean;
}

/** Asks a worker whether the lossless way will do, before the export does, whenever that is not known and nothing else goes on. */
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
    // Data in which nothing was found once needs no second look.
    const data = fallbacks.get(id)?.fallbackReason !== null;
    const fallbackReason = await services.pool.assess(job, { signal, data });
    if (!signal.aborted) rememberFallback(store, job, { fallbackReason, method: "lossless-jpeg" });
  } catch {
    // Nobody has asked for this: the export will find out itself, and say what it met.
  }
}
