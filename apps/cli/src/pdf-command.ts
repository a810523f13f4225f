/** One PDF of all photos of a call. */
import { settingsForPlan } from "@matte/engine";
import { PdfDocument } from "@matte/framing/pdf/document.ts";
import { cli } from "@matte/messages/cli";
import type { CaptionTexts } from "./captions.ts";
import { EXITS, UsageError } from "./exits.ts";
import { assertPhotosStay, exists, UnwritableError, writeParts } from "./outputs.ts";
import { photoErrorText } from "./photo-error.ts";
import { frameJobOf, readPhoto, type Wanted } from "./photo-job.ts";
import { showProgress } from "./progress.ts";
import { failureOf } from "./tasks.ts";
import { announceInterruption, say } from "./terminal.ts";

export interface PdfCall {
  readonly file: string;
  /** With the settings of the pages. */
  readonly wanted: Wanted;
  /** In the photos' order. */
  readonly texts: readonly CaptionTexts[];
  readonly force?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
  readonly json?: boolean | undefined;
}

/** Writes a PDF. Photos that fail are left out; after an abort there is no file. @returns the exit code */
export async function writePdf(photos: readonly string[], call: PdfCall, signal: AbortSignal): Promise<number> {
  const { file, force = false, dryRun = false } = call;
  await assertPhotosStay(photos, [file]);
  if (!force && (await exists(file))) throw new UsageError(cli.pdf.exists(file));
  if (dryRun) {
    for (const photo of photos) say(cli.wouldWrite(photo, file));
    return EXITS.ok;
  }
  announceInterruption(signal);
  const failed = await writeParts(file, (put) => addPhotos(photos, call, { put, signal })).catch((cause: unknown) => {
    if (cause instanceof UnwritableError) return null;
    throw cause;
  });
  if (failed === null) {
    say(cli.pdf.unwritable(file));
    return EXITS.failure;
  }
  if (signal.aborted) return EXITS.interrupted;
  if (call.json !== true) say(cli.summary(photos.length - failed, 0, failed, failed < photos.length ? [file] : []));
  return failed > 0 ? EXITS.photosFailed : EXITS.ok;
}

interface Writing {
  readonly put: (bytes: Uint8Array) => Promise<void>;
  readonly signal: AbortSignal;
}

/** @returns how many photos failed, and whether there is a file */
async function addPhotos(
  photos: readonly string[],
  { wanted, texts, file, json = false }: PdfCall,
  { put, signal }: Writing,
) {
  const settings = settingsForPlan(wanted.settings, wanted.plan);
  const pdf = new PdfDocument(settings, put);
  const progress = showProgress(photos.length, process.stderr);
  const record = (values: object): void => void (json && process.stdout.write(`${JSON.stringify(values)}\n`));
  let failed = 0;
  for (const [n, photo] of photos.entries()) {
    if (signal.aborted) break;
    try {
      const position = { number: n + 1, count: photos.length };
      await pdf.add(await frameJobOf(await readPhoto(photo), wanted, position, texts[n]));
      record({ photo, output: file, status: "framed" });
    } catch (cause) {
      if (cause instanceof UnwritableError) throw cause;
      const failure = failureOf(cause);
      failed += 1;
      progress.end();
      const error = photoErrorText(failure, photo);
      record({ photo, status: "failed", code: failure.code, error });
      say(error);
    }
    progress.step();
  }
  progress.end();
  const isWritten = !signal.aborted && failed < photos.length;
  if (isWritten) await pdf.end();
  return { keep: isWritten, result: failed };
}
