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
  const takeFiles = (files: readonly File[]): Promise<void> => loadPhotos(session, files, stop.signal);
  return {
    takeFiles,
    takeItems: async (items) => {
      const findings = await readDropped(items);
      const remark = passedOverText(findings);
      if (remark !== null) session.services.notices.plain(remark);
      await takeFiles(findings.files);
    },
    cancel: () => {
      stop.abort();
      stop = new AbortController();
    },
  };
}
