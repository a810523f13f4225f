/** `matte frame`. */
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { capabilities, type Plan, settingsForPlan, WATERMARK_TEXT } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { EXITS, UsageError } from "./exits.ts";
import { frameTasks, type FrameTargets, PIPE } from "./frame-tasks.ts";
import { withLogo } from "./logo-file.ts";
import { settingsOfLook } from "./look-file.ts";
import type { Wanted } from "./photo-job.ts";
import { exists, removeLeftovers } from "./outputs.ts";
import { readPlan } from "./plan.ts";
import { reporter } from "./report.ts";
import type { FrameTask } from "./tasks.ts";
import { announceInterruption } from "./terminal.ts";
import { frameAll } from "./threads.ts";

export interface FrameOptions extends FrameTargets {
  readonly look?: string;
  readonly logo?: string;
  readonly wayBack?: boolean;
  readonly jobs?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** More threads than any computer needs: each takes some 100 MB. */
const MOST_JOBS = 256;

/** Frames photos. @returns the exit code */
export async function frame(photos: readonly string[], options: FrameOptions, signal: AbortSignal): Promise<number> {
  const plan = await readPlan();
  if (photos.length > 1 && !capabilities(plan).batch) throw new UsageError(cli.errors.batch);
  checkOptions(photos, options);
  const wanted = await wantedBy(options, plan);
  const threads = threadsOf(options);
  const tasks = await frameTasks(photos, options, settingsForPlan(wanted.settings, plan));
  const existing = await existingResults(tasks, options);
  const open = tasks.filter((task) => !existing.has(task));
  const report = reporter(open.length, options);
  for (const task of existing) report.skipped(task);
  if (options.dryRun === true) {
    for (const task of open) report.planned(task);
    return EXITS.ok;
  }
  await Promise.all([...new Set(open.map(folderOf))].map((folder) => removeLeftovers(folder)));
  announceInterruption(signal);
  await frameAll(open, { settings: wanted, threads, signal, onOutcome: report.outcome });
  report.end(capabilities(plan).watermark ? cli.signedOut(WATERMARK_TEXT) : null);
  if (signal.aborted) return EXITS.interrupted;
  return report.failed() > 0 ? EXITS.photosFailed : EXITS.ok;
}

/** Settings of a look, with the choices of this call. */
export async function wantedBy(
  { look, logo, wayBack = false }: Pick<FrameOptions, "look" | "logo" | "wayBack">,
  plan: Plan,
): Promise<Wanted> {
  const settings = { ...(await settingsOfLook(look)), keepWayBack: wayBack };
  return logo === undefined ? { settings, plan } : { ...(await withLogo(settings, logo, plan)), plan };
}

function checkOptions(photos: readonly string[], { inPlace, out, output }: FrameOptions): void {
  if ([inPlace, out, output].filter((option) => option !== undefined).length > 1)
    throw new UsageError(cli.errors.inPlaceAndOut);
  if (output === PIPE && process.stdout.isTTY) throw new UsageError(cli.errors.terminal);
  if (output !== undefined && photos.length > 1) throw new UsageError(cli.errors.oneOutput);
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

async function existingResults(
  tasks: readonly FrameTask[],
  { force = false, inPlace = false }: FrameOptions,
): Promise<ReadonlySet<FrameTask>> {
  if (force || inPlace) return new Set();
  const existing = await Promise.all(tasks.map(async ({ output }) => output !== null && (await exists(output))));
  return new Set(tasks.filter((_, index) => existing[index] === true));
}

function folderOf({ output }: FrameTask): string {
  return output === null ? "." : dirname(output);
}
