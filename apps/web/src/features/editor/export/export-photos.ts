/** From the document's photos to files in the photographer's hands. */
import { capabilities } from "@matte/engine";
import type { EditorSession } from "../state/session.ts";
import { processing } from "../state/store.ts";
import { exportBatch } from "./export-batch.ts";
import { exportFile } from "./export-file.ts";
import { frameJobs } from "./frame-jobs.ts";
import { BATCH_IS_PRO, NOTHING_TO_EXPORT } from "./words.ts";

export interface ExportOptions {
  /** A file that has been chosen for the ZIP; the downloads unless given. */
  readonly chosen?: FileSystemFileHandle;
  /** The photos to take; all of the list unless given. */
  readonly only?: ReadonlySet<string>;
}

/** One file as it is, several as a ZIP. Failures are told, and stop nothing. */
export async function exportPhotos(
  session: EditorSession,
  signal: AbortSignal,
  options: ExportOptions = {},
): Promise<void> {
  if (!mayExport(session)) return;
  const jobs = frameJobs(session, options.only);
  const [first] = jobs;
  if (first === undefined) return;
  session.set({ report: null });
  await whileUploadsWait(session, () =>
    jobs.length === 1 && options.chosen === undefined
      ? exportFile(session, first, signal)
      : exportBatch(session, jobs, signal, options.chosen ?? null),
  );
}

/** An export has the computer and the disk to itself. */
async function whileUploadsWait({ services }: EditorSession, work: () => Promise<void>): Promise<void> {
  const resumes: (() => void)[] = [];
  services.uploads?.((uploads) => resumes.push(uploads.pause()));
  try {
    await work();
  } finally {
    services.uploads?.(() => resumes.forEach((resume) => resume()));
  }
}

/** Whether there is something to export and the plan allows it; says why not. */
export function mayExport({ store, services }: EditorSession): boolean {
  if (processing(store.getState()) !== "idle") return false;
  const { history, plan } = store.getState();
  const count = history.present.photos.length;
  if (count === 0) services.notices.error(NOTHING_TO_EXPORT);
  if (count < 2 || capabilities(plan).batch) return count > 0;
  services.notices.error(BATCH_IS_PRO);
  services.upsell();
  return false;
}
