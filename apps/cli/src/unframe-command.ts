import { join, sep } from "node:path";
import { cli } from "@matte/messages/cli";
import { unframe as texts } from "@matte/messages/unframe";
import type { UnframeRefusal } from "@matte/framing/frame/unframe.ts";
import { EXITS } from "./exits.ts";
import { JobThread } from "./job-thread.ts";
import type { JobResult } from "./jobs.ts";
import type { CallOptions } from "./options.ts";
import { assertPhotosStay, exists, outputPaths, removeLeftovers } from "./outputs.ts";
import { photoErrorText } from "./photo-error.ts";
import type { Failure } from "./tasks.ts";
import { announceInterruption, say } from "./terminal.ts";
import type { UnframedPhoto, UnframeTask } from "./unframe-photo.ts";

export type UnframeOptions = Pick<CallOptions, "out" | "force" | "dryRun" | "json">;

const DEFAULT_FOLDER = "unframed";

type Result =
  | { readonly status: "planned" | "skipped" }
  | ({ readonly status: "unframed" } & Extract<UnframedPhoto, { readonly original: boolean }>)
  | { readonly status: "failed"; readonly code: Failure["code"] | UnframeRefusal; readonly error: string };

/** Takes the frame off one photo at a time in a thread. */
export interface UnframeThread {
  run(task: UnframeTask): Promise<JobResult<UnframedPhoto>>;
  end(): Promise<void>;
}

/** Writes exports' photos into a folder. @returns the exit code */
export async function unframe(
  files: readonly string[],
  options: UnframeOptions,
  signal: AbortSignal,
  thread: UnframeThread = new JobThread("unframe", undefined),
): Promise<number> {
  const { out = DEFAULT_FOLDER, json = false } = options;
  const outputs = outputPaths(out, files, "jpeg");
  const counts = { planned: 0, unframed: 0, skipped: 0, failed: 0 };
  await assertPhotosStay(files, outputs);
  if (options.dryRun !== true) await removeLeftovers(out);
  announceInterruption(signal);
  for (const [index, photo] of files.entries()) {
    const output = outputs[index];
    if (output === undefined || signal.aborted) break;
    const result = await resultOf({ photo, output, force: options.force ?? false }, options, thread);
    counts[result.status] += 1;
    report({ photo, output }, result, options);
  }
  await thread.end();
  if (!json && options.dryRun !== true)
    say(cli.unframed.summary(counts.unframed, counts.skipped, counts.failed, join(out, sep)));
  if (signal.aborted) return EXITS.interrupted;
  return counts.failed > 0 ? EXITS.photosFailed : EXITS.ok;
}

function report(task: Pick<UnframeTask, "photo" | "output">, result: Result, options: UnframeOptions): void {
  const { json = false } = options;
  if (json) process.stdout.write(`${JSON.stringify({ ...task, ...result })}\n`);
  const sentence = sentenceAbout(task, result, options);
  if (sentence !== null && (!json || result.status === "failed")) say(sentence);
}

async function resultOf(task: UnframeTask, { dryRun = false }: UnframeOptions, thread: UnframeThread): Promise<Result> {
  if (!task.force && (await exists(task.output))) return { status: "skipped" };
  if (dryRun) return { status: "planned" };
  const result = await thread.run(task);
  if ("failure" in result)
    return { status: "failed", code: result.failure.code, error: photoErrorText(result.failure, task.photo) };
  const { done } = result;
  if ("skipped" in done) return { status: "skipped" };
  if (!("refusal" in done)) return { status: "unframed", ...done };
  return { status: "failed", code: done.refusal, error: texts.refusals[done.refusal](task.photo) };
}

/** @returns null for a photo without a message */
function sentenceAbout(
  { photo, output }: Pick<UnframeTask, "photo" | "output">,
  result: Result,
  { dryRun }: UnframeOptions,
): string | null {
  if (result.status === "failed") return result.error;
  if (result.status === "unframed") {
    if (result.outputs) return cli.unframed.sheet(photo, result.outputs);
    if (result.original) return cli.unframed.original(photo);
    if (result.hasMark) return cli.unframed.marked(photo);
    return result.lostHdr ? cli.unframed.lostHdr(photo) : null;
  }
  if (result.status === "planned") return cli.wouldWrite(photo, output);
  return dryRun === true ? cli.wouldSkip(photo, output) : null;
}
