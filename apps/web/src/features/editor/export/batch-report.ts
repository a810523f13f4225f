import { editorExport } from "@matte/messages/editor-export";
import type { PhotoError } from "#domain/photos/types.ts";
import type { BatchOutcome, BatchSuccess } from "#domain/photos/frame-ahead.ts";
import { failedPhoto } from "../state/failures.ts";
import type { EditorSession } from "../state/session.ts";
import type { FailedPhoto, IntoFolder } from "../state/store.ts";
import { FallbackReport } from "./fallbacks.ts";
import type { PhotoJob } from "./frame-jobs.ts";
import { markExported, markFailed } from "./mark-photos.ts";
import { createProgress, type Progress } from "./progress.ts";

/** A batch's progress, and its results for the notices at the end. */
export class BatchReport {
  readonly #session: EditorSession;
  readonly #into: IntoFolder | null;
  readonly #isPdf: boolean;
  /** Number of photos; one in several sizes counts once. */
  readonly total: number;
  readonly #progress: Progress;
  /** By photo id: one failing in several sizes counts once. */
  readonly #failed = new Map<string, FailedPhoto>();
  /** Ids of photos exported in some size. */
  readonly #done = new Set<string>();
  readonly #fallbacks: FallbackReport;
  #settled = 0;

  /** @param into the folders it exports into; null for a ZIP @param isPdf true for photos that become one PDF */
  constructor(session: EditorSession, jobs: readonly PhotoJob[], into: IntoFolder | null = null, isPdf = false) {
    this.#session = session;
    this.#into = into;
    this.#isPdf = isPdf;
    this.total = new Set(jobs.map(({ id }) => id)).size;
    this.#fallbacks = new FallbackReport(session);
    // A PDF that is stopped is not there.
    this.#progress = createProgress(session, jobs, into !== null && !isPdf);
  }

  /** Files exported or failed. */
  get settled(): number {
    return this.#settled;
  }

  /** Counts files written by an earlier export. */
  countExisting(jobs: readonly PhotoJob[]): void {
    this.#settled = this.#progress.countExisting(jobs);
  }

  settle(job: PhotoJob, outcome: BatchOutcome): void {
    this.#settled = this.#progress.advance(job);
    if ("framed" in outcome) this.#add(job, outcome);
    else this.#fail(job, outcome.reason);
  }

  /** Counts a photo of a PDF. @param failure null for one that is in it */
  settlePage(job: PhotoJob, failure: PhotoError | null): void {
    this.#settled = this.#progress.advance(job);
    if (failure === null) this.#done.add(job.id);
    else this.#fail(job, failure);
  }

  #fail(job: PhotoJob, reason: unknown): void {
    if (this.#failed.has(job.id)) return;
    this.#failed.set(job.id, { ...failedPhoto(job.id, job.file, reason), into: this.#into });
  }

  #add(job: PhotoJob, { framed, bytes }: BatchSuccess): void {
    this.#fallbacks.add(job, { ...framed, bytes });
    this.#done.add(job.id);
  }

  end(): void {
    this.#progress.end();
    this.#session.set({ exporting: null, zipping: false });
  }

  /** Marks photos in the list, and shows notices. @param done the success notice @param failure why the batch ended early */
  notify({ done, failure }: { readonly done?: string; readonly failure?: string }): void {
    const { notices } = this.#session.services;
    this.#mark();
    if (done !== undefined) notices.success(done);
    const failed = [...this.#failed.values()];
    if (failed.length > 0) notices.error(editorExport.someFailed(failed.length, this.total));
    else if (done === undefined) notices.error(editorExport.failed);
    if (failure !== undefined) return notices.error(failure);
    if (failed.length > 0)
      this.#session.set({ report: { total: this.total, failed, into: this.#into, isPdf: this.#isPdf } });
    this.#fallbacks.notify();
  }

  /** Marks photos in a batch stopped by the user. */
  stop(notice: string): void {
    this.#mark();
    this.#session.services.notices.plain(notice);
  }

  /** Marks only failed photos: the user did not take the batch's file. */
  markFailures(): void {
    markFailed(this.#session, [...this.#failed.values()]);
  }

  #mark(): void {
    markExported(this.#session, this.#done);
    this.markFailures();
  }
}
