/** Exports photos as one PDF: a page each, or contact sheets. */
import { exportName, randomPart, type Settings } from "@matte/engine";
import { editorCredentials } from "@matte/messages/editor-credentials";
import { editorPdf as texts } from "@matte/messages/editor-pdf";
import { originalName } from "@matte/framing/photos/original-name.ts";
import { RESULTS } from "#domain/folders/support.ts";
import { writePdf } from "#domain/pdf/write-pdf.ts";
import { ZipError } from "#domain/zip/types.ts";
import { foldersOfPhotos } from "../intake/own-folders.ts";
import type { EditorSession } from "../state/session.ts";
import { effectiveSettingsOf, type IntoFolder } from "../state/store.ts";
import { BatchReport } from "./batch-report.ts";
import { notifyOfBoxes } from "./boxes.ts";
import { batchFileName } from "./export-batch.ts";
import { photoJobs, type PhotoJob } from "./frame-jobs.ts";
import { handOver } from "./hand-over.ts";
import { placeText } from "./place-text.ts";

export interface PdfTarget {
  /** File chosen for it; null for a download or a share. */
  readonly chosen: FileSystemFileHandle | null;
  /** Folder for it; null for none. */
  readonly into: IntoFolder | null;
}

/** Photos that fail are listed in a report; the others are in the PDF nevertheless. @param only photo ids; by default all */
export async function exportPdf(
  session: EditorSession,
  only: ReadonlySet<string> | undefined,
  signal: AbortSignal,
  target: PdfTarget,
): Promise<void> {
  const jobs = photoJobs(session, only).map((job) => ({ ...job, settings: asPdf(job.settings) }));
  const batch = new BatchReport(session, jobs, target.into, true);
  try {
    await notifyOfBoxes(session, jobs);
    signal.throwIfAborted();
    const name = nameOf(jobs);
    const folder = target.into === null ? null : folderFor(session, jobs, target.into);
    const chosen = folder === null ? target.chosen : await fileIn(folder, name);
    const blob = await writePdf({
      jobs,
      settings: asPdf(effectiveSettingsOf(session.store.getState())),
      chosen,
      signal,
      onSettled: (job, failure) => batch.settlePage(job, failure),
    });
    session.set({ exporting: null });
    const isCancelled = blob !== null && !(await handOver(session, blob, name));
    if (isCancelled) batch.markFailures();
    else {
      batch.notify({ done: folder === null ? texts.done : texts.doneIn(placeText([folder])) });
      if (jobs.some(({ settings }) => settings.contentCredentials))
        session.services.notices.plain(editorCredentials.notIn.pdf);
    }
  } catch (error) {
    if (signal.aborted) batch.markFailures();
    else batch.notify(failureOf(error, batch));
  } finally {
    batch.end();
  }
}

function asPdf(settings: Settings): Settings {
  return { ...settings, exportFormat: "pdf" };
}

/** One photo's PDF is called like its picture. */
function nameOf([first, ...others]: readonly PhotoJob[]): string {
  if (first === undefined || others.length > 0) return batchFileName("pdf");
  const random = randomPart(4, crypto.getRandomValues(new Uint8Array(16)));
  const chosen = { format: "pdf", name: first.settings.exportName } as const;
  return exportName({ original: originalName(first), ...chosen, date: new Date(), random });
}

/** A PDF of photos from several folders goes into the first one's. */
function folderFor(
  session: EditorSession,
  jobs: readonly PhotoJob[],
  into: IntoFolder,
): FileSystemDirectoryHandle | null {
  if (into !== "own") return into;
  const own = foldersOfPhotos(session);
  return jobs.map(({ id }) => own.get(id)).find((folder) => folder !== undefined) ?? null;
}

async function fileIn(folder: FileSystemDirectoryHandle, name: string): Promise<FileSystemFileHandle> {
  const results = await folder.getDirectoryHandle(RESULTS, { create: true });
  return results.getFileHandle(name, { create: true });
}

/** The reason for a missing PDF; none if every photo failed. */
function failureOf(error: unknown, { settled, total }: BatchReport): { readonly failure?: string } {
  const code = error instanceof ZipError ? error.code : "failed";
  if (code === "empty") return {};
  return { failure: texts.failed[code](settled, total) };
}
