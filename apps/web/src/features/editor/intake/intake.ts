/** Takes photos from the file picker, drops and pastes. */
import { editor } from "@matte/messages/editor";
import { isLookFile } from "#domain/looks/look-name.ts";
import { nextTask } from "@matte/framing/shared/next-task.ts";
import { retryImport } from "#lib/retry-import.ts";
import type { EditorSession } from "../state/session.ts";
import { readDropped, type DroppedItem } from "./dropped.ts";
import { type Findings, FOLDER_LIMITS } from "./findings.ts";
import { addToProgress } from "./loading-progress.ts";

const loadOpenFolder = async () => import("./open-folder.ts");
const loadLoading = async () => import("./load-photos.ts");

export interface PhotoIntake {
  takeFiles(files: readonly File[]): Promise<void>;
  takeItems(items: Iterable<DroppedItem>): Promise<void>;
  /** Asks for a folder and takes its photos. Call it in a click. */
  openFolder(): void;
  cancel(): void;
}

export function createPhotoIntake(session: EditorSession): PhotoIntake {
  let stop = new AbortController();
  /** Starts in a new task: the one delivering hundreds of files is long already. */
  const load = async (files: readonly File[], signal: AbortSignal): Promise<void> => {
    if (files.length === 0) return;
    const stopped = AbortSignal.any([signal, session.extensionSignal()]);
    const progress = addToProgress(session, files.length);
    const [{ loadPhotos }] = await Promise.all([retryImport(loadLoading), nextTask()]);
    progress.withdraw();
    if (!stopped.aborted) await loadPhotos(session, files, signal);
  };
  /** A look among the files is shown on the photos; with several, the last one. */
  const take = async (files: readonly File[], signal: AbortSignal): Promise<void> => {
    const lookFile = files.findLast(isLookFile);
    if (lookFile !== undefined) session.set({ lookFile });
    await load(
      files.filter((file) => !isLookFile(file)),
      signal,
    );
  };
  /** Reading a folder takes time; the intake may be cancelled while it lasts. */
  const takeFound = async (find: () => Promise<Findings | null>): Promise<void> => {
    const { signal } = stop;
    const findings = await find();
    if (findings === null || signal.aborted) return;
    const remark = remarkOn(findings);
    if (remark !== null) session.services.notices.plain(remark);
    await take(findings.files, signal);
  };
  return {
    takeFiles: (files) => take(files, stop.signal),
    takeItems: (items) => takeFound(() => readDropped(items)),
    openFolder: () => void takeFound(async () => (await retryImport(loadOpenFolder)).openFolder(session)),
    cancel: () => {
      stop.abort();
      stop = new AbortController();
    },
  };
}

/** Remark on non-photo files in dropped folders; null when there is nothing to say. */
export function remarkOn({ skipped, isCut, files }: Findings): string | null {
  const { folderLimit, skipped: skippedText, noneFound } = editor.loading;
  if (isCut) return folderLimit(FOLDER_LIMITS.files);
  if (skipped > 0) return skippedText(skipped);
  return files.length === 0 ? noneFound : null;
}
