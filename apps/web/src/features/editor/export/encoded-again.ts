/** What an export found in the way of keeping data, and how it is told. */
import type { FramedBytes } from "#domain/photos/types.ts";
import type { EditorSession } from "../state/session.ts";
import type { PhotoJob } from "./frame-jobs.ts";
import { rememberObstacle } from "./remember-obstacle.ts";
import { type EncodedAgain, encodedAgainTexts } from "./words.ts";

/** Photos that could not keep their data although that had been announced. */
export class EncodedAgainList {
  readonly #session: EditorSession;
  readonly #photos: EncodedAgain[] = [];

  constructor(session: EditorSession) {
    this.#session = session;
  }

  add(job: PhotoJob, framed: Pick<FramedBytes, "obstacle" | "method">): void {
    const { obstacle } = framed;
    if (rememberObstacle(this.#session.store, job, framed) && obstacle !== null)
      this.#photos.push({ fileName: job.file.name, obstacle });
  }

  tell(): void {
    for (const text of encodedAgainTexts(this.#photos)) this.#session.services.notices.plain(text);
  }
}
