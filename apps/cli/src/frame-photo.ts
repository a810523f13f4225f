import { frameToBytes } from "@matte/framing/frame/index.ts";
import { measure } from "@matte/framing/frame/layout.ts";
import { plannedMethod } from "@matte/framing/photos/method.ts";
import { methodText } from "@matte/framing/photos/method-text.ts";
import type { FrameJob } from "@matte/framing/photos/types.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { writeWhole } from "./outputs.ts";
import { frameJobOf, isFramed, readPhoto, type Wanted } from "./photo-job.ts";
import type { openSigning, Signing } from "./sign-photo.ts";
import type { Framed, FrameTask } from "./tasks.ts";

/** Contains no words, so that no subject is guessed. */
const PIPED_NAME = "photo";

/**
 * Frames a photo. Its neighbours keep the other cores busy: PNGs get no helpers. @returns null for a photo left as it
 * is
 */
export async function framePhoto(task: FrameTask, wanted: Wanted): Promise<Framed | null> {
  const { photo, bytes: piped, output, followLinks, skipFramed, position, texts, sheet, slide } = task;
  const file = piped === null ? await readPhoto(photo, followLinks) : new File([piped], PIPED_NAME);
  if (skipFramed && (await isFramed(file))) return null;
  const others = await Promise.all((sheet?.others ?? []).map((other) => readPhoto(other)));
  const whole = await frameJobOf(file, wanted, position, texts, sheet ? { others, plan: sheet.plan } : null);
  const signing = wanted.signer && (await signingOf([file, ...others], whole, wanted.signer));
  const job = { ...whole, ...(slide !== undefined && { slide }), ...(signing && { reserved: signing.bytes }) };
  const thread = { enter: () => undefined, startHelpers: startNoHelpers };
  const { lostHdr } = job;
  const framed = await frameToBytes(job, thread);
  const { bytes: unsigned, isResized: _resized, credentials: _none, ...result } = framed;
  const bytes = signing === undefined ? unsigned : await signing.sign(framed, job);
  if (output !== null) await writeWhole(output, bytes);
  return {
    ...result,
    ...sheetOf(task, job, result),
    ...(signing && { credentials: signing.facts }),
    lostHdr,
    length: bytes.length,
    bytes: output === null ? bytes : null,
  };
}

/** Most calls sign nothing: the code is loaded for those that do. */
async function signingOf(...given: Parameters<typeof openSigning>): Promise<Signing> {
  return (await import("./sign-photo.ts")).openSigning(...given);
}

function sheetOf(
  { sheet }: FrameTask,
  job: FrameJob,
  { fallbackReason }: Pick<Framed, "fallbackReason">,
): Pick<Framed, "sheet"> {
  if (sheet === undefined) return {};
  const method = methodText(plannedMethod(job.facts, { ...job, measure }, fallbackReason));
  return { sheet: { photos: 1 + sheet.others.length, method } };
}
