import { EXITS } from "./exits.ts";
import { JobThread } from "./job-thread.ts";
import { settingsOfLook } from "./look-file.ts";
import { photoErrorText } from "./photo-error.ts";
import { readPlan } from "./plan.ts";
import { printable, say } from "./terminal.ts";

export interface InspectOptions {
  readonly look?: string;
  readonly json?: boolean;
}

/** Prints photos' facts and planned method. @returns the exit code */
export async function inspect(
  photos: readonly string[],
  { look, json = false }: InspectOptions,
  signal: AbortSignal,
): Promise<number> {
  const wanted = { settings: await settingsOfLook(look), plan: await readPlan() };
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
