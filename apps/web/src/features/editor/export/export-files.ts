/** Exports into folders on disk, photo by photo. */
import { exportNameInFolder, pictureFormat } from "@matte/engine";
import { editorFolders as texts } from "@matte/messages/editor-folders";
import { exportIntoFolders, type FolderItem } from "#domain/folders/folder-export.ts";
import { sourceKey } from "#domain/folders/look-key.ts";
import type { IsSource } from "#domain/folders/results-folder.ts";
import { FolderError } from "#domain/folders/types.ts";
import type { ExportedPicture } from "#domain/uploads/types.ts";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { ownFolders } from "../intake/own-folders.ts";
import type { EditorSession } from "../state/session.ts";
import type { IntoFolder } from "../state/store.ts";
import { BatchReport } from "./batch-report.ts";
import { notifyOfBoxes } from "./boxes.ts";
import { inSeveralSizes, type PhotoJob } from "./frame-jobs.ts";
import { placeText } from "./place-text.ts";
import { sizedNames } from "./sized-names.ts";

/** Frames photos into folders, except photos already written by an earlier export. Stopping keeps written files. */
export async function exportFiles(
  session: EditorSession,
  jobs: readonly PhotoJob[],
  signal: AbortSignal,
  into: IntoFolder,
): Promise<void> {
  const batch = new BatchReport(session, jobs, into);
  const items = folderItems(session, jobs, into);
  const place = placeText(items.map(({ folder }) => folder));
  const written: ExportedPicture[] = [];
  let existing = 0;
  try {
    await notifyOfBoxes(session, jobs);
    signal.throwIfAborted();
    await exportIntoFolders({
      items,
      pool: session.services.pool,
      signal,
      isSource: sourcesOf(session),
      signer: () => signerOf(session),
      onPlanned: (found) => {
        existing = found.length;
        batch.countExisting(found.map(({ job }) => job));
      },
      onSettled: ({ job }, outcome) => {
        batch.settle(job, outcome);
        if (!("file" in outcome)) return;
        const { width, height } = outcome.framed.size;
        written.push({ name: outcome.file.name, blob: outcome.file, pixels: width * height });
      },
    });
    batch.notify(written.length + existing === 0 ? {} : { done: texts.done(written.length, existing, place) });
  } catch (error) {
    const done = written.length + existing;
    if (signal.aborted) batch.stop(texts.stopped(done, jobs.length, place));
    else batch.notify({ failure: texts.failed[codeOf(error)](done, jobs.length, place) });
  } finally {
    batch.end();
    for (const picture of written) session.services.uploads?.((uploads) => uploads.picture(picture));
  }
}

interface PhotoItem extends FolderItem {
  readonly job: PhotoJob;
}

/** With several sizes, each has a subfolder. */
function folderItems(session: EditorSession, jobs: readonly PhotoJob[], into: IntoFolder): readonly PhotoItem[] {
  const own = into === "own" ? ownFolders(session) : null;
  const several = inSeveralSizes(jobs);
  const names = sizedNames(jobs, (job) => {
    const format = pictureFormat(job.settings);
    const { exportName } = job.settings;
    return exportNameInFolder({ original: originalName(job), format, name: exportName });
  });
  return jobs.flatMap((job, at) => {
    const folder = into === "own" ? own?.get(job.id) : into;
    if (folder === undefined) return [];
    return { job, folder, directory: several ? job.folder : "", name: names[at] ?? "" };
  });
}

/** Recognises files of loaded photos: an export must never replace them. */
function sourcesOf({ store, photos }: EditorSession): IsSource {
  const loaded = store.getState().history.present.photos;
  const keys = new Set(loaded.flatMap(({ id }) => photos.get(id)?.file ?? []).map(sourceKey));
  return (name, { bytes, modified }) => keys.has(sourceKey({ name, size: bytes, lastModified: modified }));
}

/** Nothing is signed while the server can't be asked. */
async function signerOf({ services: { signing } }: EditorSession): Promise<string | null> {
  const ask = async (): Promise<string | null> => (await (await signing?.())?.signer())?.name ?? null;
  return ask().catch(() => null);
}

function codeOf(error: unknown): FolderError["code"] {
  return error instanceof FolderError ? error.code : "failed";
}
