/** From the document's photos to files in the photographer's hands. */
import { capabilities, exportName, randomPart, settingsForPlan, type Settings } from "@matte/engine";
import type { FrameJob } from "../../../lib/photos/types.ts";
import type { PhotoEntry } from "../model/document.ts";
import type { EditorSession } from "../state/session.ts";
import { processing } from "../state/store.ts";

const NOTHING_TO_EXPORT = "No images to export.";
const BATCH_IS_PRO = "Batch export is Pro only.";
const EXPORT_FAILED = "Error during export";

/** Frames every photo of the list, each a file of its own. Reports by messages; never rejects. */
export async function exportPhotos(session: EditorSession, signal: AbortSignal): Promise<void> {
  if (processing(session.store.getState()) !== "idle" || !mayExport(session)) return;
  const { history, plan } = session.store.getState();
  const { photos, settings: chosen } = history.present;
  const settings = settingsForPlan(chosen, plan);
  const failed: string[] = [];
  for (const [index, photo] of photos.entries()) {
    if (signal.aborted) break;
    session.set({ exporting: { current: index + 1, total: photos.length } });
    await exportOne(session, frameJob(session, photo, settings), signal).catch(() =>
      failed.push(fileName(session, photo)),
    );
  }
  session.set({ exporting: null });
  if (!signal.aborted) tell(session, photos.length, failed);
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

async function exportOne({ services }: EditorSession, job: FrameJob, signal: AbortSignal): Promise<void> {
  const { blob } = await services.pool.frame(job, { signal });
  const { exportFormat: format } = job.settings;
  const random = randomPart(4, crypto.getRandomValues(new Uint8Array(16)));
  services.deliver(blob, exportName({ original: job.file.name, format, date: new Date(), random }));
}

function frameJob({ store, photos, logos }: EditorSession, { id, subject }: PhotoEntry, settings: Settings): FrameJob {
  const record = photos.get(id);
  if (record === undefined) throw new Error(`Photo ${id} is on the list without a file`);
  const { file, facts } = record;
  const logo = settings.customLogo === null ? null : (logos.get(settings.customLogo.id)?.picture ?? null);
  return { file, facts, settings, subject, watermark: capabilities(store.getState().plan).watermark, logo };
}

function fileName({ photos }: EditorSession, { id }: PhotoEntry): string {
  return photos.get(id)?.file.name ?? id;
}

function tell({ services: { notices } }: EditorSession, total: number, failed: readonly string[]): void {
  const done = total - failed.length;
  if (done > 0) notices.success(done === 1 ? "Image exported" : `${done} images exported`);
  if (failed.length > 0) notices.error(total === 1 ? EXPORT_FAILED : `${EXPORT_FAILED}: ${failed.join(", ")}`);
}
