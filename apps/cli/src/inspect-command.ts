/** `matte inspect`: facts of photos and their planned method. */
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { methodText } from "@matte/framing/photos/method-text.ts";
import { measure } from "@matte/framing/frame/layout.ts";
import { EXITS } from "./exits.ts";
import { settingsOfLook } from "./look-file.ts";
import { frameJobOf, readPhoto } from "./photo-job.ts";
import { photoErrorText } from "./photo-error.ts";
import { photoLines } from "./photo-lines.ts";
import { readPlan } from "./plan.ts";
import { failureOf } from "./tasks.ts";
import { printable, say } from "./terminal.ts";

export interface InspectOptions {
  readonly look?: string;
  readonly json?: boolean;
}

/** Prints the facts of photos. @returns the exit code */
export async function inspect(
  photos: readonly string[],
  { look, json = false }: InspectOptions,
  signal: AbortSignal,
): Promise<number> {
  const wanted = { settings: await settingsOfLook(look), plan: await readPlan() };
  let failed = 0;
  for (const [index, photo] of photos.entries()) {
    if (signal.aborted) return EXITS.interrupted;
    try {
      const file = await readPhoto(photo);
      const job = await frameJobOf(file, wanted, { number: index + 1, count: photos.length });
      const { kind, size, camera, words } = job.facts;
      const method = plannedMethod(job.facts, { ...job, measure });
      const record = (): string => JSON.stringify({ photo, kind, size, method, camera, words });
      process.stdout.write(json ? `${record()}\n` : printable(photoLines(photo, job, methodText(method))));
    } catch (error) {
      failed += 1;
      const failure = failureOf(error);
      const text = photoErrorText(failure, photo);
      if (json) process.stdout.write(`${JSON.stringify({ photo, code: failure.code, error: text })}\n`);
      say(text);
    }
  }
  return failed > 0 ? EXITS.photosFailed : EXITS.ok;
}
