/** Stores an editor's work, and offers the last visit's. */
import { editorRecovery as texts } from "@matte/messages/editor-recovery";
import { findEarlierWork, firstPhotos, withdrawWork } from "#domain/recovery/earlier-work.ts";
import { openWork } from "#domain/recovery/open-work.ts";
import type { SavedWork } from "#domain/recovery/types.ts";
import type { EditorSession } from "../state/session.ts";
import { removeUndoNotice, showWithUndo } from "../state/undo-notice.tsx";
import { keepWork, type WorkKeeper } from "./keep-work.ts";
import { restoreWork } from "./restore-work.ts";

/** Photos shown in the offer. */
const SHOWN = 4;
/** Milliseconds in which a closing page releases its work. */
const CLOSING = 700;
/** Milliseconds for which discarded photos remain, longer than the message offering to undo that. */
const UNDO_TIME = 30_000;

/** Starts storing, and offering stored work. @returns ends that */
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
  const offerAgain = async (): Promise<void> => offerWork(session, keeper, signal);
  session.set({
    recoverable: {
      work,
      first,
      restore: () => restore(session, keeper, work, signal),
      discard: async () => discard(session, work, { offerAgain, signal }).catch(report),
    },
  });
}

async function restore(
  session: EditorSession,
  keeper: WorkKeeper,
  work: SavedWork,
  signal: AbortSignal,
): Promise<void> {
  const opened = await openWork(session.services.user, work.id);
  // Another tab was faster.
  if (opened === null) return session.set({ recoverable: null });
  const adopt = (ids: ReadonlySet<string>): void => keeper.adopt(opened, work, ids);
  const restored = await restoreWork(session, work, adopt).catch((error: unknown) => {
    report(error);
    return false;
  });
  if (!restored) return opened.close();
  // Another tab may have left photos as well.
  await offerWork(session, keeper, signal);
}

interface Discarding {
  readonly offerAgain: () => Promise<void>;
  /** Aborted when the editor closes. */
  readonly signal: AbortSignal;
}

/** Removes the work once its photos can no longer be asked back: after a while, or when the editor closes. */
async function discard(session: EditorSession, work: SavedWork, { offerAgain, signal }: Discarding): Promise<void> {
  session.set({ recoverable: null });
  const withdrawn = await withdrawWork(work);
  if (withdrawn === null) return;
  const end = (): void => {
    settle();
    withdrawn.end().catch(report);
  };
  const close = (): void => {
    removeUndoNotice();
    end();
  };
  const timer = setTimeout(end, UNDO_TIME);
  const settle = (): void => {
    clearTimeout(timer);
    signal.removeEventListener("abort", close);
  };
  if (signal.aborted) return end();
  signal.addEventListener("abort", close);
  showWithUndo(texts.discarded(work.photos.length), () => {
    settle();
    withdrawn.takeBack().then(offerAgain).catch(report);
  });
}

function report(error: unknown): void {
  console.error("Photos of the last visit can’t be restored.", error);
}
