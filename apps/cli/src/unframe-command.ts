/** `matte unframe`. */
import { readFile } from "node:fs/promises";
import { cli } from "@matte/messages/cli";
import { unframe as texts } from "@matte/messages/unframe";
import { unframeFile, type UnframeRefusal } from "@matte/framing/frame/unframe.ts";
import { EXITS } from "./exits.ts";
import { assertPhotosStay, exists, outputPaths, removeLeftovers, writeWhole } from "./outputs.ts";
import { photoErrorText } from "./photo-error.ts";
import { type Failure, failureOf } from "./tasks.ts";
import { announceInterruption, say } from "./terminal.ts";

export interface UnframeOptions {
  readonly out?: string;
  readonly force?: boolean;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

const DEFAULT_FOLDER = "unframed";

type Result =
  | { readonly status: "planned" | "skipped" }
  | { readonly status: "unframed"; readonly length: number; readonly original: boolean; readonly lostHdr: boolean }
  | { readonly status: "failed"; readonly code: Failure["code"] | UnframeRefusal; readonly error: string };

/** Writes the photos of exports into a folder. @returns the exit code */
export async function unframe(files: readonly string[], options: UnframeOptions, signal: AbortSignal): Promise<number> {
  const { out = DEFAULT_FOLDER, json = false } = options;
  const outputs = outputPaths(out, files, "jpeg");
  const counts = { planned: 0, unframed: 0, skipped: 0, failed: 0 };
  await assertPhotosStay(files, outputs);
  if (options.dryRun !== true) await removeLeftovers(out);
  announceInterruption(signal);
  for (const [index, photo] of files.entries()) {
    const output = outputs[index];
    if (output === undefined || signal.aborted) break;
    const result = await resultOf(photo, output, options);
    counts[result.status] += 1;
    if (json) process.stdout.write(`${JSON.stringify({ photo, output, ...result })}\n`);
    const sentence = sentenceAbout(photo, output, result, options);
    if (sentence !== null && (!json || result.status === "failed")) say(sentence);
  }
  if (!json && options.dryRun !== true) say(cli.unframed.summary(counts.unframed, counts.skipped, counts.failed));
  if (signal.aborted) return EXITS.interrupted;
  return counts.failed > 0 ? EXITS.photosFailed : EXITS.ok;
}

async function resultOf(
  photo: string,
  output: string,
  { force = false, dryRun = false }: UnframeOptions,
): Promise<Result> {
  if (!force && (await exists(output))) return { status: "skipped" };
  if (dryRun) return { status: "planned" };
  try {
    const unframed = await unframeFile(new Blob([(await readFile(photo)) as Uint8Array<ArrayBuffer>]));
    if ("refusal" in unframed)
      return { status: "failed", code: unframed.refusal, error: texts.refusals[unframed.refusal](photo) };
    await writeWhole(output, unframed.bytes);
    const { bytes, isOriginal: original, lostHdr } = unframed;
    return { status: "unframed", length: bytes.length, original, lostHdr };
  } catch (error) {
    const failure = failureOf(error);
    return { status: "failed", code: failure.code, error: photoErrorText(failure, photo) };
  }
}

/** @returns null for a photo of which nothing is said */
function sentenceAbout(photo: string, output: string, result: Result, { dryRun }: UnframeOptions): string | null {
  if (result.status === "failed") return result.error;
  if (result.status === "unframed") {
    if (result.original) return cli.unframed.original(photo);
    return result.lostHdr ? cli.unframed.lostHdr(photo) : null;
  }
  if (result.status === "planned") return cli.wouldWrite(photo, output);
  return dryRun === true ? cli.wouldSkip(photo, output) : null;
}
