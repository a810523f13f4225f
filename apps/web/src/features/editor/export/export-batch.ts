import { batchName, randomPart } from "@matte/engine";
import { type BatchOutcome, type BatchSuccess, zipPhotos } from "#domain/zip/zip-photos.ts";
import { describePhotoError } from "#domain/photos/describe.ts";
import type { ZippedPicture, ZipToUpload } from "#domain/uploads/types.ts";
import { ZipError } from "#domain/zip/types.ts";
import type { EditorSession } from "../state/session.ts";
import type { FailedPhoto } from "../state/store.ts";
import { batchItems, type PhotoItem } from "./batch-items.ts";
import { EncodedAgainList } from "./encoded-again.ts";
import type { PhotoJob } from "./frame-jobs.ts";
import { handOver } from "./hand-over.ts";
import { createProgress, type Progress } from "./progress.ts";
import { BATCH_EXPORTED, EXPORT_FAILED, zipFailedText } from "./words.ts";

/** Frames photos into one ZIP; what fails is named in a report, and the rest is exported all the same. */
export async function exportBatch(
  session: EditorSession,
  jobs: readonly PhotoJob[],
  signal: AbortSignal,
  chosen: FileSystemFileHandle | null,
): Promise<void> {
  const { pool, zip } = session.services;
  const date = new Date();
  const batch = new Batch(session, jobs);
  try {
    const items = batchItems(jobs, date, chance(4));
    const { onSettled } = batch;
    const blob = await zipPhotos({ items, pool, zip, signal, chosen, onSettled });
    session.set({ exporting: null, zipping: false });
    upload(session, blob ?? chosen, batch.zipped);
    if (blob === null || (await handOver(session, blob, zipName()))) batch.tell(null);
  } catch (error) {
    if (!signal.aborted) batch.tell(error);
  } finally {
    batch.progress.end();
    session.set({ exporting: null, zipping: false });
  }
}

function upload({ services }: EditorSession, zip: ZipToUpload | null, pictures: readonly ZippedPicture[]): void {
  if (zip !== null) services.uploads?.((uploads) => uploads.batch(zip, pictures));
}

/** A name for a ZIP of today. */
export function zipName(): string {
  return batchName({ date: new Date(), random: chance(6) });
}

function chance(length: number): string {
  return randomPart(length, crypto.getRandomValues(new Uint8Array(16)));
}

/** What has become of a batch so far. */
class Batch {
  readonly #session: EditorSession;
  readonly #photos: number;
  readonly progress: Progress;
  /** By the photo's id: one that fails in several presets is one photo. */
  readonly #failed = new Map<string, FailedPhoto>();
  readonly #again: EncodedAgainList;
  /** What is in the ZIP so far. */
  readonly zipped: ZippedPicture[] = [];
  #settled = 0;

  constructor(session: EditorSession, jobs: readonly PhotoJob[]) {
    this.#session = session;
    this.#photos = new Set(jobs.map(({ id }) => id)).size;
    this.#again = new EncodedAgainList(session);
    this.progress = createProgress(session, jobs);
  }

  readonly onSettled = ({ job, path }: PhotoItem, outcome: BatchOutcome): void => {
    this.#settled = this.progress.advance(job);
    if ("framed" in outcome) this.#done(job, path, outcome);
    else if (!this.#failed.has(job.id)) this.#failed.set(job.id, failureOf(job, outcome.reason));
  };

  #done(job: PhotoJob, name: string, { framed, bytes }: BatchSuccess): void {
    this.#again.add(job, framed);
    this.zipped.push({ name, bytes, pixels: framed.size.width * framed.size.height });
  }

  /** @param error what kept the ZIP from being written, null when it was */
  tell(error: unknown): void {
    const { notices } = this.#session.services;
    if (error === null) notices.success(BATCH_EXPORTED);
    if (error !== null || this.#failed.size > 0) notices.error(EXPORT_FAILED);
    const none = error instanceof ZipError && error.code === "empty";
    if (error !== null && !none) return notices.error(zipFailedText(error, this.#settled, this.#photos));
    if (this.#failed.size > 0)
      this.#session.set({ report: { total: this.#photos, failed: [...this.#failed.values()] } });
    this.#again.tell();
  }
}

function failureOf({ id, file }: PhotoJob, reason: unknown): FailedPhoto {
  return { id, fileName: file.name, sentence: describePhotoError(reason, file.name) };
}
