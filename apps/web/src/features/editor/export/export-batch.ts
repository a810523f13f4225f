import { batchName, exportName, randomPart, uniqueNames } from "@matte/engine";
import { editorExport } from "@matte/messages/editor-export";
import type { ZippedPicture, ZipToUpload } from "#domain/uploads/types.ts";
import { ZipError } from "#domain/zip/types.ts";
import { type BatchOutcome, type BatchSuccess, zipPhotos } from "#domain/zip/zip-photos.ts";
import type { EditorSession } from "../state/session.ts";
import { failedPhoto, markExported, markFailed } from "../state/failures.ts";
import type { FailedPhoto } from "../state/store.ts";
import { notifyOfBoxes } from "./boxes.ts";
import { FallbackReport } from "./fallbacks.ts";
import type { PhotoJob } from "./frame-jobs.ts";
import { handOver, share } from "./hand-over.ts";
import { createProgress, type Progress } from "./progress.ts";
import { collectFiles, entriesOf, sharesSeries } from "./series.ts";

/**
 * Frames photos into one ZIP, or into files for a share sheet that takes them. Failed photos are listed in a report; the others are
 * exported nevertheless.
 */
export async function exportBatch(
  session: EditorSession,
  jobs: readonly PhotoJob[],
  signal: AbortSignal,
  chosen: FileSystemFileHandle | null,
): Promise<void> {
  const batch = new BatchReport(session, jobs);
  const items = batchItems(jobs, new Date(), randomSuffix(4));
  const format = jobs[0]?.settings.exportFormat ?? "jpeg";
  const series = chosen === null && sharesSeries(session.services, jobs.length, format) ? collectFiles(format) : null;
  const zip = series ?? session.services.zip;
  try {
    await notifyOfBoxes(session, jobs);
    signal.throwIfAborted();
    const { pool } = session.services;
    const blob = await zipPhotos({ items, pool, zip, signal, chosen, onSettled: batch.onSettled });
    session.set({ exporting: null, zipping: false });
    const done =
      series === null
        ? await deliverZip(session, blob ?? chosen, batch.zipped)
        : await deliverSeries(session, series.files, batch.zipped);
    if (done !== null) batch.notify(null, done);
  } catch (error) {
    if (!signal.aborted) batch.notify(error);
  } finally {
    batch.progress.end();
    session.set({ exporting: null, zipping: false });
  }
}

/** @returns the notice of success; null if the user cancelled */
async function deliverZip(
  session: EditorSession,
  zip: ZipToUpload | null,
  pictures: readonly ZippedPicture[],
): Promise<string | null> {
  if (zip !== null) session.services.uploads?.((uploads) => uploads.batch(zip, pictures));
  const cancelled = zip instanceof Blob && !(await handOver(session, zip, zipName()));
  return cancelled ? null : editorExport.batchDone;
}

/** Opens the share sheet; without it, the files become a ZIP after all. @returns as `deliverZip` */
async function deliverSeries(
  session: EditorSession,
  files: readonly File[],
  pictures: readonly ZippedPicture[],
): Promise<string | null> {
  const { uploads, zip, deliver } = session.services;
  for (const [at, blob] of files.entries())
    uploads?.((to) => to.picture({ name: blob.name, blob, pixels: pictures[at]?.pixels ?? 0 }));
  const outcome = await share(session, files, editorExport.photos(files.length));
  if (outcome === "cancelled") return null;
  if (outcome === "shared") return editorExport.seriesShared(files.length);
  const blob = await zip.write(entriesOf(files), { signal: new AbortController().signal, chosen: null });
  if (blob !== null) deliver(blob, zipName());
  return editorExport.batchDone;
}

interface PhotoItem {
  readonly job: PhotoJob;
  readonly path: string;
}

/** Unique paths in the ZIP; with several sizes, each has a folder. */
function batchItems(jobs: readonly PhotoJob[], date: Date, random: string): readonly PhotoItem[] {
  const several = new Set(jobs.map((job) => job.folder)).size > 1;
  const named = jobs.map(({ file, settings, folder }) => {
    const chosen = { format: settings.exportFormat, name: settings.exportName };
    const name = exportName({ original: file.name, ...chosen, date, random });
    return { folder: several ? `${folder}/` : "", name };
  });
  const paths = new Map<PhotoJob, string>();
  for (const folder of new Set(named.map((item) => item.folder))) {
    const inFolder = jobs.filter((_, at) => named[at]?.folder === folder);
    const names = uniqueNames(named.filter((item) => item.folder === folder).map((item) => item.name));
    for (const [at, job] of inFolder.entries()) paths.set(job, `${folder}${names[at] ?? ""}`);
  }
  return jobs.map((job) => ({ job, path: paths.get(job) ?? "" }));
}

/** File name of a ZIP with the present date. */
export function zipName(): string {
  return batchName({ date: new Date(), random: randomSuffix(6) });
}

function randomSuffix(length: number): string {
  return randomPart(length, crypto.getRandomValues(new Uint8Array(16)));
}

/** Progress of a batch, and its results for the notices at its end. */
class BatchReport {
  readonly #session: EditorSession;
  readonly #total: number;
  readonly progress: Progress;
  /** By the photo's id: one that fails in several sizes counts once. */
  readonly #failed = new Map<string, FailedPhoto>();
  /** Ids of photos that were exported in some size. */
  readonly #done = new Set<string>();
  readonly #fallbacks: FallbackReport;
  /** Pictures in the ZIP so far. */
  readonly zipped: ZippedPicture[] = [];
  #settled = 0;

  constructor(session: EditorSession, jobs: readonly PhotoJob[]) {
    this.#session = session;
    this.#total = new Set(jobs.map(({ id }) => id)).size;
    this.#fallbacks = new FallbackReport(session);
    this.progress = createProgress(session, jobs);
  }

  readonly onSettled = ({ job, path }: PhotoItem, outcome: BatchOutcome): void => {
    this.#settled = this.progress.advance(job);
    if ("framed" in outcome) this.#add(job, path, outcome);
    else if (!this.#failed.has(job.id)) this.#failed.set(job.id, failedPhoto(job.id, job.file, outcome.reason));
  };

  #add(job: PhotoJob, name: string, { framed, bytes }: BatchSuccess): void {
    this.#fallbacks.add(job, framed);
    this.#done.add(job.id);
    this.zipped.push({ name, bytes, pixels: framed.size.width * framed.size.height });
  }

  /** @param error the reason why there is no ZIP, null if there is one @param done the notice of success */
  notify(error: unknown, done: string = editorExport.batchDone): void {
    const { notices } = this.#session.services;
    markExported(this.#session, this.#done);
    markFailed(this.#session, [...this.#failed.values()]);
    if (error === null) notices.success(done);
    const { size } = this.#failed;
    if (size > 0) notices.error(editorExport.someFailed(size, this.#total));
    else if (error !== null) notices.error(editorExport.failed);
    const empty = error instanceof ZipError && error.code === "empty";
    if (error !== null && !empty) return notices.error(zipFailedText(error, this.#settled, this.#total));
    if (size > 0) this.#session.set({ report: { total: this.#total, failed: [...this.#failed.values()] } });
    this.#fallbacks.notify();
  }
}

/** The reason why there is no ZIP, how many photos were done, and advice. */
function zipFailedText(error: unknown, done: number, total: number): string {
  const { zipFailed } = editorExport;
  const code = error instanceof ZipError ? error.code : "failed";
  return (code === "no-space" || code === "too-large" ? zipFailed[code] : zipFailed.failed)(done, total);
}
