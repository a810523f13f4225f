/** Stores the work of an editor, and offers that of the last visit. */
import { findEarlierWork, firstPhotos } from "#domain/recovery/earlier-work.ts";
import { openWork, removeWorks } from "#domain/recovery/open-work.ts";
import type { SavedWork } from "#domain/recovery/types.ts";
import type { EditorSession } from "../state/session.ts";
import { keepWork, type WorkKeeper } from "./keep-work.ts";
import { restoreWork } from "./restore-work.ts";

/** Photos that the offer shows. */
const SHOWN = 4;
/** Milliseconds in which a page that is closing releases its work. */
const CLOSING = 700;

/** Begins to store, and to offer what is stored. @returns ends that */
export function openRecovery(session: EditorSession): () => void {
  const { user } = session.services;
  const keeper = keepWork(session, () => openWork(user, crypto.randomUUID()));
  const stop = new AbortController();
  const offer = (): void => void offerWork(session, keeper, stop.signal).catch(report);
  offer();
  // The page before this one may still hold its work, as after reloading.
  const timer = setTimeout(() => {
    if (session.store.getState().recoverable === null) offer();
  }, CLOSING);
  return () => {
    clearTimeout(timer);
    stop.abort();
    keeper.close();
  };
}

async function offerWork(session: EditorSession, keeper: WorkKeeper, signal: AbortSignal): Promise<void> {
  const work = await findEarlierWork(session.services.user);
  const first = work && (await firstPhotos(work, SHOWN));
  if (signal.aborted) return;
  if (work === null || first === null) return session.set({ recoverable: null });
  session.set({
    recoverable: {
      work,
      first,
      restore: () => restore(session, keeper, work),
      discard: async () => {
        session.set({ recoverable: null });
        await removeWorks([work.id]).catch(report);
      },
    },
  });
}

async function restore(session: EditorSession, keeper: WorkKeeper, work: SavedWork): Promise<void> {
  const opened = await openWork(session.services.user, work.id);
  // Another tab was faster.
  if (opened === null) return session.set({ recoverable: null });
  const adopt = (ids: ReadonlySet<string>): void => keeper.adopt(opened, work, ids);
  const restored = await restoreWork(session, work, adopt).catch((error: unknown) => {
    report(error);
    return false;
  });
  if (restored) session.set({ recoverable: null });
  else opened.close();
}

function report(error: unknown): void {
  console.error("Photos of the last visit can’t be restored.", error);
}
