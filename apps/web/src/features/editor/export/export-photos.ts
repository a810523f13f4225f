/** From the document's photos to files in the photographer's hands. */
import { capabilities, exportName, randomPart } from "@matte/engine";
import type { EditorSession } from "../state/session.ts";
import { processing } from "../state/store.ts";
import { type PhotoJob, frameJobs } from "./frame-jobs.ts";
import { rememberObstacle } from "./remember-obstacle.ts";
import {
  BATCH_IS_PRO,
  type EncodedAgain,
  encodedAgainTexts,
  exportedText,
  type FailedExport,
  failedTexts,
  NOTHING_TO_EXPORT,
} from "./words.ts";

interface Outcome {
  done: number;
  readonly failed: FailedExport[];
  readonly encodedAgain: EncodedAgain[];
}

/** Frames every photo of the list, each a file of its own. Failures are told, and stop nothing. */
export async function exportPhotos(session: EditorSession, signal: AbortSignal): Promise<void> {
  if (processing(session.store.getState()) !== "idle" || !mayExport(session)) return;
  const jobs = frameJobs(session);
  const outcome: Outcome = { done: 0, failed: [], encodedAgain: [] };
  for (const [index, job] of jobs.entries()) {
    if (signal.aborted) break;
    session.set({ exporting: { current: index + 1, total: jobs.length } });
    await exportOne(session, job, outcome, signal).catch((reason: unknown) =>
      outcome.failed.push({ fileName: job.file.name, reason }),
    );
  }
  session.set({ exporting: null });
  if (!signal.aborted) tell(session, outcome);
}

function mayExport({ store, services }: EditorSession): boolean {
  const { history, plan } = store.getState();
  const count = history.present.photos.length;
  if (count === 0) services.notices.error(NOTHING_TO_EXPORT);
  if (count < 2 || capabilities(plan).batch) return count > 0;
  services.notices.error(BATCH_IS_PRO);
  services.upsell();
  return false;
}

async function exportOne(session: EditorSession, job: PhotoJob, outcome: Outcome, signal: AbortSignal): Promise<void> {
  const framed = await session.services.pool.frame(job, { signal });
  const { file, settings } = job;
  const random = randomPart(4, crypto.getRandomValues(new Uint8Array(16)));
  const name = exportName({ original: file.name, format: settings.exportFormat, date: new Date(), random });
  session.services.deliver(framed.blob, name);
  outcome.done += 1;
  const { obstacle } = framed;
  if (rememberObstacle(session.store, job, framed) && obstacle !== null)
    outcome.encodedAgain.push({ fileName: file.name, obstacle });
}

function tell({ services: { notices } }: EditorSession, { done, failed, encodedAgain }: Outcome): void {
  if (done > 0) notices.success(exportedText(done));
  for (const text of failedTexts(failed)) notices.error(text);
  for (const text of encodedAgainTexts(encodedAgain)) notices.plain(text);
}
