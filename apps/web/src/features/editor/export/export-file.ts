import { exportName, randomPart } from "@matte/engine";
import type { EditorSession } from "../state/session.ts";
import { EncodedAgainList } from "./encoded-again.ts";
import type { PhotoJob } from "./frame-jobs.ts";
import { handOver } from "./hand-over.ts";
import { EXPORTED, failedTexts } from "./words.ts";

/** Frames one photo into a file of its own. */
export async function exportFile(session: EditorSession, job: PhotoJob, signal: AbortSignal): Promise<void> {
  const { pool, notices } = session.services;
  const { file, settings } = job;
  session.set({ exporting: { current: 1, total: 1 } });
  try {
    const framed = await pool.frame(job, { signal });
    const random = randomPart(4, crypto.getRandomValues(new Uint8Array(16)));
    const name = exportName({ original: file.name, format: settings.exportFormat, date: new Date(), random });
    const pixels = framed.size.width * framed.size.height;
    session.services.uploads?.((uploads) => uploads.picture({ name, blob: framed.blob, pixels }));
    const again = new EncodedAgainList(session);
    again.add(job, framed);
    // The work is done; what follows takes as long as a person does.
    session.set({ exporting: null });
    if (!(await handOver(session, framed.blob, name))) return;
    notices.success(EXPORTED);
    again.tell();
  } catch (reason) {
    if (!signal.aborted) for (const text of failedTexts(file.name, reason)) notices.error(text);
  } finally {
    session.set({ exporting: null });
  }
}
