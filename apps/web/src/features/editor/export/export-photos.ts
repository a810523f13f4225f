import { capabilities, exportName, pictureFormat, randomPart } from "@matte/engine";
import { editorPanel } from "@matte/messages/editor-panel";
import { editorExport } from "@matte/messages/editor-export";
import { originalName } from "@matte/framing/photos/original-name.ts";
import type { UpsellAlternative } from "#domain/upsell.ts";
import type { EditorSession } from "../state/session.ts";
import { failedPhoto } from "../state/failures.ts";
import { effectiveSettingsOf, type IntoFolder, processing } from "../state/store.ts";
import { exportBatch } from "./export-batch.ts";
import { exportFiles } from "./export-files.ts";
import { exportPdf } from "./export-pdf.ts";
import { FallbackReport } from "./fallbacks.ts";
import { frameJobs, type PhotoJob } from "./frame-jobs.ts";
import { handOver } from "./hand-over.ts";
import { markExported, markFailed } from "./mark-photos.ts";

export interface ExportOptions {
  /** File chosen for the ZIP; by default it is downloaded. */
  readonly chosen?: FileSystemFileHandle | null;
  /** Folders to export into, instead of a file or a ZIP. */
  readonly into?: IntoFolder | null;
  /** By default all photos. */
  readonly only?: ReadonlySet<string> | undefined;
  /** One PDF with the present pages, in any format; by default the format decides, and contact sheets are set up first. */
  readonly isPdf?: boolean;
}

/** Exports one photo as a file, several as a ZIP, all into folders, or one PDF. Reports failures by notices and dialogs; never rejects. */
export async function exportPhotos(
  session: EditorSession,
  signal: AbortSignal,
  options: ExportOptions = {},
): Promise<void> {
  const { selected } = session.store.getState().history.present;
  const record = session.photos.get(selected ?? "");
  const exportOne = record && {
    label: editorPanel.foot.menu.thisPhoto,
    note: originalName(record),
    run: () => void exportPhotos(session, signal, { only: new Set([record.id]) }),
  };
  const isAllowed = (): boolean => mayExport(session, options.only, exportOne);
  if (!isAllowed()) return;
  const places = session.places.pending();
  if (places !== null) {
    await places;
    // Another export may have started.
    if (!isAllowed()) return;
  }
  const { exportFormat } = effectiveSettingsOf(session.store.getState());
  const isPdf = options.isPdf ?? exportFormat === "pdf";
  await (isPdf ? exportAsPdf(session, signal, options) : exportPictures(session, signal, options));
}

/** Writes a PDF; a contact sheet is set up first. */
async function exportAsPdf(
  session: EditorSession,
  signal: AbortSignal,
  { chosen = null, into = null, only, isPdf = false }: ExportOptions,
): Promise<void> {
  const isSheet = effectiveSettingsOf(session.store.getState()).pdfLayout === "sheet";
  if (isSheet && !isPdf && chosen === null && into === null) {
    session.set({ pdfSetup: { only: only ?? null } });
    return;
  }
  session.set({ report: null });
  await withPausedUploads(session, () => exportPdf(session, only, signal, { chosen, into }));
}

async function exportPictures(
  session: EditorSession,
  signal: AbortSignal,
  { chosen = null, into = null, only }: ExportOptions,
): Promise<void> {
  const jobs = frameJobs(session, only);
  const [first] = jobs;
  if (first === undefined) return;
  session.set({ report: null });
  await withPausedUploads(session, () => {
    if (into !== null) return exportFiles(session, jobs, signal, into);
    return jobs.length === 1 && chosen === null
      ? exportFile(session, first, signal)
      : exportBatch(session, jobs, signal, chosen);
  });
}

/** Pauses uploads while an export needs processor and disk. */
export async function withPausedUploads({ services }: EditorSession, work: () => Promise<void>): Promise<void> {
  const resumes: (() => void)[] = [];
  services.uploads?.((uploads) => resumes.push(uploads.pause()));
  try {
    await work();
  } finally {
    services.uploads?.(() => resumes.forEach((resume) => resume()));
  }
}

/**
 * True if there are photos and the plan allows their export; shows the reason otherwise. @param only by default all photos @param
 * exportOne an offer to export the photo in the preview
 */
export function mayExport(
  { store, services }: EditorSession,
  only?: ReadonlySet<string>,
  exportOne?: UpsellAlternative,
): boolean {
  if (processing(store.getState()) !== "idle") return false;
  const { history, plan } = store.getState();
  const count = only?.size ?? history.present.photos.length;
  if (count === 0) services.notices.error(editorExport.nothing);
  if (count < 2 || capabilities(plan).batch) return count > 0;
  services.notices.error(editorExport.batchIsPro);
  if (exportOne === undefined) services.upsell();
  else services.upsellOr(exportOne);
  return false;
}

async function exportFile(session: EditorSession, job: PhotoJob, signal: AbortSignal): Promise<void> {
  const { pool, notices } = session.services;
  const { file, settings } = job;
  try {
    // The worker begins before the page draws the progress.
    const framing = pool.frame(job, { signal });
    session.set({ exporting: { current: 1, total: 1 } });
    const framed = await framing;
    const random = randomPart(4, crypto.getRandomValues(new Uint8Array(16)));
    const chosen = { format: pictureFormat(settings), name: settings.exportName };
    const name = exportName({ original: originalName(job), ...chosen, date: new Date(), random });
    const pixels = framed.size.width * framed.size.height;
    session.services.uploads?.((uploads) => uploads.picture({ name, blob: framed.blob, pixels }));
    const fallbacks = new FallbackReport(session);
    fallbacks.add(job, { ...framed, bytes: framed.blob.size });
    markExported(session, new Set([job.id]));
    // The export itself is done; the delivery may wait for the user.
    session.set({ exporting: null });
    if (!(await handOver(session, framed.blob, name))) return;
    notices.success(editorExport.done);
    fallbacks.notify();
  } catch (reason) {
    if (signal.aborted) return;
    notices.error(editorExport.failed);
    const failed = failedPhoto(job.id, file, reason);
    markFailed(session, [failed]);
    notices.error(failed.sentence);
  } finally {
    session.set({ exporting: null });
  }
}
