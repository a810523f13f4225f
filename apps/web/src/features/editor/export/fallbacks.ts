/** Photos whose export fell back from the lossless method. */
import { currentFallbackReason } from "#domain/photos/known-fallback.ts";
import type { FramedPhoto } from "#domain/photos/types.ts";
import type { EditorSession } from "../state/session.ts";
import type { EditorStore } from "../state/store.ts";
import type { PhotoJob } from "./frame-jobs.ts";
import { type EncodedAgain, encodedAgainTexts } from "./words.ts";

type Framed = Pick<FramedPhoto, "fallbackReason" | "method">;

/**
 * Stores why a photo's own data could not be kept, or that it could, so that `Export method` is right from then on.
 * @returns true if `Export method` had promised the lossless method and another was used
 */
export function rememberFallback(
  store: EditorStore,
  { id, settings, subject, watermark }: PhotoJob,
  { fallbackReason, method }: Framed,
): boolean {
  if (fallbackReason === null && method !== "lossless-jpeg") return false;
  const drawn = { settings, subject, watermark };
  const { fallbacks } = store.getState();
  const isNew = currentFallbackReason(fallbacks.get(id), drawn) !== fallbackReason;
  store.setState({ fallbacks: new Map(fallbacks).set(id, { fallbackReason, drawn }) });
  return isNew && fallbackReason !== null;
}

/** Collects unexpected fallbacks of an export and reports them at its end. */
export class FallbackReport {
  readonly #session: EditorSession;
  readonly #photos: EncodedAgain[] = [];

  constructor(session: EditorSession) {
    this.#session = session;
  }

  add(job: PhotoJob, framed: Framed): void {
    const { fallbackReason } = framed;
    if (rememberFallback(this.#session.store, job, framed) && fallbackReason !== null)
      this.#photos.push({ fileName: job.file.name, fallbackReason });
  }

  notify(): void {
    for (const text of encodedAgainTexts(this.#photos)) this.#session.services.notices.plain(text);
  }
}
