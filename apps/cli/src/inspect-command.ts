import { EXITS } from "./exits.ts";
import { JobThread } from "./job-thread.ts";
import type { CallOptions } from "./options.ts";
import { photoErrorText } from "./photo-error.ts";
import { readPlan } from "./plan.ts";
import { printable, say } from "./terminal.ts";
import { settingsBy } from "./wanted.ts";

export type InspectOptions = Pick<CallOptions, "look" | "preset" | "longSide" | "labelStyle" | "json">;

/** Prints photos' facts and planned method. @returns the exit code */
export async function inspect(
  photos: readonly string[],
  options: InspectOptions,
  signal: AbortSignal,
): Promise<number> {
  const { json = false } = options;
  const plan = await readPlan();
  const wanted = { settings: await settingsBy(options, plan), plan };
  const thread = new JobThread("inspect", wanted);
  let failed = 0;
  for (const [index, photo] of photos.entries()) {
    if (signal.aborted) break;
    const result = await thread.run({ photo, position: { number: index + 1, count: photos.length } });
    if ("done" in result) {
      const { record, lines } = result.done;
      process.stdout.write(json ? `${JSON.stringify(record)}\n` : printable(lines));
      continue;
    }
    failed += 1;
    const { code } = result.failure;
    const error = photoErrorText(result.failure, photo);
    if (json) process.stdout.write(`${JSON.stringify({ photo, code, error })}\n`);
    say(error);
  }
  await thread.end();
  if (signal.aborted) return EXITS.interrupted;
  return failed > 0 ? EXITS.photosFailed : EXITS.ok;
}
