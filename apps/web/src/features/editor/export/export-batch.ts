import { batchName, DEFAULT_SETTINGS, exportName, pictureFormat, randomPart, uniqueNames } from "@matte/engine";
import { editorExport } from "@matte/messages/editor-export";
import type { ZippedPicture, ZipToUpload } from "#domain/uploads/types.ts";
import { ZipError } from "#domain/zip/types.ts";
import { zipPhotos } from "#domain/zip/zip-photos.ts";
import { originalName } from "@matte/framing/photos/original-name.ts";
import type { EditorSession } from "../state/session.ts";
import { BatchReport } from "./batch-report.ts";
import { notifyOfBoxes } from "./boxes.ts";
import { inSeveralSizes, type PhotoJob } from "./frame-jobs.ts";
import { handOver, share } from "./hand-over.ts";
import { collectFiles, entriesOf } from "./series.ts";
import { sizedNames } from "./sized-names.ts";
import { sharesSeries } from "./shares-series.ts";

/**
 * Frames photos into one ZIP, or into files for a share sheet accepting them. Failed photos are listed in a report; the others are
 * exported nevertheless.
 */
export async function exportBatch(
  session: EditorSession,
  jobs: readonly PhotoJob[],
  signal: AbortSignal,
  chosen: FileSystemFileHandle | null,
): Promise<void> {
  const batch = new BatchReport(session, jobs);
  const zipped: ZippedPicture[] = [];
  const items = batchItems(jobs, new Date(), randomSuffix(4));
  const format = pictureFormat(jobs[0]?.settings ?? DEFAULT_SETTINGS);
  const series = chosen === null && sharesSeries(session.services, jobs.length, format) ? collectFiles(format) : null;
  const zip = series ?? session.services.zip;
  try {
    await notifyOfBoxes(session, jobs);
    signal.throwIfAborted();
    const { pool } = session.services;
    const blob = await zipPhotos({
      items,
      pool,
      zip,
      signal,
      chosen,
      onSettled: ({ job, path }, outcome) => {
        batch.settle(job, outcome);
        if (!("framed" in outcome)) return;
        const { width, height } = outcome.framed.size;
        zipped.push({ name: path, bytes: outcome.bytes, pixels: width * height });
      },
    });
    session.set({ exporting: null, zipping: false });
    const done =
      series === null
        ? await deliverZip(session, blob ?? chosen, zipped)
        : await deliverSeries(session, series.files, zipped);
    if (done === null) batch.markFailures();
    else batch.notify({ done });
  } catch (error) {
    if (signal.aborted) batch.markFailures();
    else batch.notify(failureOf(error, batch));
  } finally {
    batch.end();
  }
}

/** @returns the success notice; null if the user cancelled */
export async function deliverZip(
  session: EditorSession,
  zip: ZipToUpload | null,
  pictures: readonly ZippedPicture[],
): Promise<string | null> {
  if (zip !== null) session.services.uploads?.((uploads) => uploads.batch(zip, pictures));
  const cancelled = zip instanceof Blob && !(await handOver(session, zip, batchFileName()));
  return cancelled ? null : editorExport.batchDone;
}

/** Opens the share sheet; without it, the files become a ZIP after all. @returns as `deliverZip` */
export async function deliverSeries(
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
  if (blob !== null) deliver(blob, batchFileName());
  return editorExport.batchDone;
}

interface PhotoItem {
  readonly job: PhotoJob;
  readonly path: string;
}

/** Unique paths in the ZIP; with several sizes, each has a folder. */
function batchItems(jobs: readonly PhotoJob[], date: Date, random: string): readonly PhotoItem[] {
  const several = inSeveralSizes(jobs);
  const all = sizedNames(jobs, (job) => {
    const chosen = { format: pictureFormat(job.settings), name: job.settings.exportName };
    return exportName({ original: originalName(job), ...chosen, date, random });
  });
  const named = jobs.map(({ folder }, at) => ({ folder: several ? `${folder}/` : "", name: all[at] ?? "" }));
  const paths = new Map<PhotoJob, string>();
  for (const folder of new Set(named.map((item) => item.folder))) {
    const inFolder = jobs.filter((_, at) => named[at]?.folder === folder);
    const names = uniqueNames(named.filter((item) => item.folder === folder).map((item) => item.name));
    for (const [at, job] of inFolder.entries()) paths.set(job, `${folder}${names[at] ?? ""}`);
  }
  return jobs.map((job) => ({ job, path: paths.get(job) ?? "" }));
}

/** Name of a batch's file with today's date. */
export function batchFileName(ending: "zip" | "pdf" = "zip"): string {
  return batchName({ date: new Date(), random: randomSuffix(6), ending });
}

function randomSuffix(length: number): string {
  return randomPart(length, crypto.getRandomValues(new Uint8Array(16)));
}

/** The reason for a missing ZIP, how many photos were done, and advice; none if every photo failed. */
function failureOf(error: unknown, { settled, total }: BatchReport): { readonly failure?: string } {
  const { zipFailed } = editorExport;
  const code = error instanceof ZipError ? error.code : "failed";
  if (code === "empty") return {};
  return {
    failure: (code === "no-space" || code === "too-large" ? zipFailed[code] : zipFailed.failed)(settled, total),
  };
}
