/** `matte frame`. */
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { buffer } from "node:stream/consumers";
import { capabilities, type Plan, settingsForPlan, type Settings, WATERMARK_TEXT } from "@matte/engine";
import { cli } from "@matte/messages/cli";
import { EXITS, UsageError } from "./exits.ts";
import { withLogo } from "./logo-file.ts";
import { settingsOfLook } from "./look-file.ts";
import type { Wanted } from "./photo-job.ts";
import { exists, hasFormatEnding, outputPaths, removeLeftovers } from "./outputs.ts";
import { readPlan } from "./plan.ts";
import { reporter, type Reporter } from "./report.ts";
import type { FrameTask } from "./tasks.ts";
import { frameAll } from "./threads.ts";

export interface FrameOptions {
  readonly look?: string;
  readonly logo?: string;
  readonly out?: string;
  readonly output?: string;
  readonly inPlace?: boolean;
  readonly force?: boolean;
  readonly wayBack?: boolean;
  readonly jobs?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

const PIPE = "-";
const DEFAULT_FOLDER = "framed";

/** Frames photos. @returns the exit code */
export async function frame(photos: readonly string[], options: FrameOptions, signal: AbortSignal): Promise<number> {
  const plan = await readPlan();
  if (photos.length > 1 && !capabilities(plan).batch) throw new UsageError(cli.errors.batch);
  checkOptions(photos, options);
  const wanted = await wantedBy(options, plan);
  const tasks = await tasksOf(photos, options, settingsForPlan(wanted.settings, plan));
  const report = reporter(tasks.length, options);
  const open = await withoutExisting(tasks, options, report);
  if (options.dryRun === true) {
    for (const task of open) report.planned(task);
    return EXITS.ok;
  }
  await Promise.all([...new Set(open.map(folderOf))].map(removeLeftovers));
  const threads = threadsOf(options);
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
  if (output !== undefined && photos.length > 1) throw new UsageError(cli.errors.oneOutput);
  if (!photos.includes(PIPE)) return;
  if (photos.length > 1) throw new UsageError(cli.errors.oneInput);
  if (output === undefined) throw new UsageError(cli.errors.outputOfInput);
}

/** @throws UsageError for anything but a number from 1 */
export function threadsOf({ jobs }: Pick<FrameOptions, "jobs">): number {
  const threads = jobs === undefined ? availableParallelism() : Number(jobs);
  if (!Number.isInteger(threads) || threads < 1) throw new UsageError(cli.errors.jobs);
  return threads;
}

async function tasksOf(
  photos: readonly string[],
  options: FrameOptions,
  settings: Settings,
): Promise<readonly FrameTask[]> {
  const outputs = outputsOf(photos, options, settings);
  const bytes = photos[0] === PIPE ? new Uint8Array(await buffer(process.stdin)) : null;
  return photos.map((photo, index) => ({
    photo,
    bytes,
    output: outputs[index] ?? null,
    position: { number: index + 1, count: photos.length },
  }));
}

/** Paths of the results; null for standard output. */
function outputsOf(
  photos: readonly string[],
  { inPlace, out = DEFAULT_FOLDER, output }: FrameOptions,
  { exportFormat }: Settings,
): readonly (string | null)[] {
  if (output !== undefined) return [output === PIPE ? null : output];
  if (inPlace !== true) return outputPaths(out, photos, exportFormat);
  const other = photos.find((photo) => !hasFormatEnding(photo, exportFormat));
  if (other !== undefined) throw new UsageError(cli.errors.otherFormat(other));
  return photos;
}

async function withoutExisting(
  tasks: readonly FrameTask[],
  { force = false, inPlace = false }: FrameOptions,
  report: Reporter,
): Promise<readonly FrameTask[]> {
  if (force || inPlace) return tasks;
  const existing = await Promise.all(tasks.map(async ({ output }) => output !== null && (await exists(output))));
  for (const [index, task] of tasks.entries()) if (existing[index] === true) report.skipped(task);
  return tasks.filter((_, index) => existing[index] !== true);
}

function folderOf({ output }: FrameTask): string {
  return output === null ? "." : dirname(output);
}
