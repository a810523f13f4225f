/** Photos whose export fell back from the lossless method. */
import { standingObstacle } from "#domain/photos/found-obstacle.ts";
import type { FramedPhoto } from "#domain/photos/types.ts";
import type { EditorSession } from "../state/session.ts";
import type { EditorStore } from "../state/store.ts";
import type { PhotoJob } from "./frame-jobs.ts";
import { type EncodedAgain, encodedAgainTexts } from "./words.ts";

type Framed = Pick<FramedPhoto, "obstacle" | "method">;

/**
 * Stores why a photo's own data could not be kept, or that it could, so that `Export method` is right from then on.
 * @returns true if `Export method` had promised the lossless method and another was used
 */
export function rememberObstacle(
  store: EditorStore,
  { id, settings, subject, watermark }: PhotoJob,
  { obstacle, method }: Framed,
): boolean {
  if (obstacle === null && method !== "lossless-jpeg") return false;
  const drawn = { settings, subject, watermark };
  const { obstacles } = store.getState();
  const isNew = standingObstacle(obstacles.get(id), drawn) !== obstacle;
  store.setState({ obstacles: new Map(obstacles).set(id, { obstacle, drawn }) });
  return isNew && obstacle !== null;
}

/** Collects unexpected fallbacks of an export and reports them at its end. */
export class FallbackReport {
  readonly #session: EditorSession;
  readonly #photos: EncodedAgain[] = [];

  constructor(session: EditorSession) {
    this.#session = session;
  }

  add(job: PhotoJob, framed: Framed): void {
    const { obstacle } = framed;
    if (rememberObstacle(this.#session.store, job, framed) && obstacle !== null)
      this.#photos.push({ fileName: job.file.name, obstacle });
  }

  notify(): void {
    for (const text of encodedAgainTexts(this.#photos)) this.#session.services.notices.plain(text);
  }
}
