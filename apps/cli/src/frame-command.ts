import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { capabilities, settingsForPlan, WATERMARK_TEXT } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { sortedByResults } from "./existing-results.ts";
import { type CaptionOptions, Captions, type PhotoTexts } from "./captions.ts";
import { EXITS, UsageError } from "./exits.ts";
import { frameTasks, type FrameTargets, PIPE } from "./frame-tasks.ts";
import type { CallOptions } from "./options.ts";
import { removeLeftovers } from "./outputs.ts";
import { pdfSettings, type PdfOptions } from "./pdf-settings.ts";
import { readPlan } from "./plan.ts";
import { reporter } from "./report.ts";
import { ResultsList } from "./results-list.ts";
import { shardOf } from "./shard.ts";
import { sheetBy } from "./sheet.ts";
import type { FrameTask, Outcome } from "./tasks.ts";
import { saySigner } from "./credentials.ts";
import { announceInterruption, say } from "./terminal.ts";
import { frameAll } from "./threads.ts";
import { wantedBy, type WantedOptions } from "./wanted.ts";

export type FrameOptions = FrameTargets &
  WantedOptions &
  PdfOptions &
  Pick<CallOptions, "together" | "gap" | "shard" | "jobs" | "dryRun" | "json">;

/** More threads than any computer needs: each takes some 100 MB. */
const MOST_JOBS = 256;

/** Frames photos. @returns the exit code */
export async function frame(photos: readonly string[], options: FrameOptions, signal: AbortSignal): Promise<number> {
  const plan = await readPlan();
  const sheet = sheetBy(photos, options, plan);
  const pages = pdfSettings(options, plan);
  if (photos.length > 1 && !capabilities(plan).batch) throw new UsageError(cli.errors.batch);
  checkOptions(photos, options);
  const shard = shardOf(options.shard, process.env);
  const captions = await Captions.read(options);
  const wanted = await wantedBy(options, plan, captions);
  const threads = threadsOf(options);
  const { texts } = sayUnmatched(captions.of(photos), options);
  if (pages !== null) {
    const { writePdf } = await import("./pdf-command.ts");
    const call = {
      ...options,
      file: options.pdf ?? "",
      wanted: { ...wanted, settings: { ...wanted.settings, ...pages } },
    };
    return writePdf(photos, { ...call, texts }, signal);
  }
  const settings = settingsForPlan(wanted.settings, plan);
  const { tasks, names } = await frameTasks(photos, options, { settings, texts, shard, sheet });
  const list = await ResultsList.read();
  const { open, done, taken } = await sortedByResults(tasks, options, list, names);
  const report = reporter(open.length, options);
  for (const task of done) report.skipped(task);
  for (const task of taken) report.outcome(task, { failure: { code: "exists", type: task.output, message: "" } });
  if (options.dryRun === true) {
    for (const task of open) report.planned(task);
    return report.exit();
  }
  await Promise.all([...new Set(open.map(folderOf))].map((folder) => removeLeftovers(folder)));
  announceInterruption(signal);
  const made: { readonly output: string; readonly photo: string }[] = [];
  const onOutcome = (task: FrameTask, outcome: Outcome): void => {
    report.outcome(task, outcome);
    if ("framed" in outcome && task.output !== null && options.inPlace !== true)
      made.push({ output: task.output, photo: task.photo });
  };
  await frameAll(open, { settings: wanted, threads, signal, onOutcome });
  if (made.length > 0) await list.add(made);
  report.end(capabilities(plan).watermark ? cli.signedOut(WATERMARK_TEXT) : null);
  if (made.length > 0 && wanted.signer) saySigner(wanted.signer, options);
  if (signal.aborted) return EXITS.interrupted;
  return report.exit();
}

/** Rows named in a message. */
const MOST_NAMES = 5;

/** Says which rows of a table have no photo; those are mistakes in names, or photos of another call. */
function sayUnmatched(found: PhotoTexts, { captions = "" }: CaptionOptions): PhotoTexts {
  const { unmatched } = found;
  const more = Math.max(0, unmatched.length - MOST_NAMES);
  if (unmatched.length > 0) say(cli.captions.unmatched(captions, unmatched.slice(0, MOST_NAMES), more));
  return found;
}

function checkOptions(photos: readonly string[], { inPlace, out, output, together }: FrameOptions): void {
  if ([inPlace, out, output].filter((option) => option !== undefined).length > 1)
    throw new UsageError(cli.errors.inPlaceAndOut);
  if (output === PIPE && process.stdout.isTTY) throw new UsageError(cli.errors.terminal);
  if (output !== undefined && photos.length > 1 && together === undefined) throw new UsageError(cli.errors.oneOutput);
  if (!photos.includes(PIPE)) return;
  if (photos.length > 1) throw new UsageError(cli.errors.oneInput);
  if (output === undefined) throw new UsageError(cli.errors.outputOfInput);
}

/** @throws UsageError for anything but a whole number from 1 */
export function threadsOf({ jobs }: Pick<FrameOptions, "jobs">): number {
  const threads = jobs === undefined ? availableParallelism() : Number(jobs);
  if (!Number.isInteger(threads) || threads < 1 || threads > MOST_JOBS)
    throw new UsageError(cli.errors.jobs(MOST_JOBS));
  return threads;
}

function folderOf({ output }: FrameTask): string {
  return output === null ? "." : dirname(output);
}
