/** Photos whose export fell back from the lossless method. */
import { editorExport } from "@matte/messages/editor-export";
import { currentFallbackReason } from "#domain/photos/known-fallback.ts";
import { methodText } from "#domain/photos/describe.ts";
import type { FallbackReason, FramedPhoto } from "#domain/photos/types.ts";
import type { EditorSession } from "../state/session.ts";
import { firstNotices } from "../state/services.ts";
import type { EditorStore } from "../state/store.ts";
import type { PhotoJob } from "./frame-jobs.ts";

type Framed = Pick<FramedPhoto, "fallbackReason" | "method">;

/**
 * Stores whether a photo's own data could be kept, and if not, why, so that `Export method` is right from then on.
 * @returns true if `Export method` had promised the lossless method and another was used
 */
export function rememberFallback(
  store: EditorStore,
  { id, settings, subject, watermark, facts }: PhotoJob,
  { fallbackReason, method }: Framed,
): boolean {
  if (fallbackReason === null && method !== "lossless-jpeg") return false;
  const drawn = { settings, subject, watermark, camera: facts.camera };
  const { fallbacks } = store.getState();
  const isNew = currentFallbackReason(fallbacks.get(id), drawn) !== fallbackReason;
  store.setState({ fallbacks: new Map(fallbacks).set(id, { fallbackReason, drawn }) });
  return isNew && fallbackReason !== null;
}

interface EncodedAgain {
  readonly fileName: string;
  readonly quality: number;
  readonly fallbackReason: FallbackReason;
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
      this.#photos.push({ fileName: job.file.name, quality: job.settings.quality, fallbackReason });
  }

  notify(): void {
    const texts = this.#photos.map(({ fileName, ...again }) =>
      editorExport.encodedAgain(fileName, methodText({ kind: "jpeg", ...again })),
    );
    for (const text of firstNotices(texts, editorExport.moreEncodedAgain)) this.#session.services.notices.plain(text);
  }
}
