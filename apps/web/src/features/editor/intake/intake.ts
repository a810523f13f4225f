/** Every way photos come in: picker, drop, paste. */
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
  return {
    takeFiles: (files) => loadPhotos(session, files, stop.signal),
    takeItems: async (items) => {
      // Walking a folder takes time: what is cancelled meanwhile must not begin afterwards.
      const { signal } = stop;
      const findings = await readDropped(items);
      if (signal.aborted) return;
      const remark = passedOverText(findings);
      if (remark !== null) session.services.notices.plain(remark);
      await loadPhotos(session, findings.files, signal);
    },
    cancel: () => {
      stop.abort();
      stop = new AbortController();
    },
  };
}
