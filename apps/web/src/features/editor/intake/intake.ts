/** Every way photos come in: picker, drop, paste. */
import { nextTask } from "#lib/next-task.ts";
import type { EditorSession } from "../state/session.ts";
import { readDropped, type DroppedItem } from "./dropped.ts";
import { loadPhotos } from "./load-photos.ts";
import { passedOverText } from "./words.ts";

export interface Intake {
  takeFiles(files: readonly File[]): Promise<void>;
  takeItems(items: Iterable<DroppedItem>): Promise<void>;
  /** Stops what is still loading. */
  cancel(): void;
}

export function createIntake(session: EditorSession): Intake {
  let stop = new AbortController();
  /** In a task of its own: for the browser to hand over hundreds of files is a long one already. */
  const load = async (files: readonly File[], signal: AbortSignal): Promise<void> => {
    await nextTask();
    if (!signal.aborted) await loadPhotos(session, files, signal);
  };
  return {
    takeFiles: (files) => load(files, stop.signal),
    takeItems: async (items) => {
      // Walking a folder takes time: what is cancelled meanwhile must not begin afterwards.
      const { signal } = stop;
      const findings = await readDropped(items);
      if (signal.aborted) return;
      const remark = passedOverText(findings);
      if (remark !== null) session.services.notices.plain(remark);
      await load(findings.files, signal);
    },
    cancel: () => {
      stop.abort();
      stop = new AbortController();
    },
  };
}
