import { frameToBytes } from "@matte/framing/frame/index.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { writeWhole } from "./outputs.ts";
import { frameJobOf, isFramed, readPhoto, type Wanted } from "./photo-job.ts";
import type { Framed, FrameTask } from "./tasks.ts";

/** Contains no words, so that no subject is guessed. */
const PIPED_NAME = "photo";

/**
 * Frames a photo. Its neighbours keep the other cores busy: PNGs get no helpers. @returns null for a photo left as it
 * is
 */
export async function framePhoto(task: FrameTask, wanted: Wanted): Promise<Framed | null> {
  const { photo, bytes: piped, output, followLinks, skipFramed, position, texts } = task;
  const file = piped === null ? await readPhoto(photo, followLinks) : new File([piped], PIPED_NAME);
  if (skipFramed && (await isFramed(file))) return null;
  const job = await frameJobOf(file, wanted, position, texts);
  const thread = { enter: () => undefined, startHelpers: startNoHelpers };
  const { lostHdr } = job;
  const { bytes, ...result } = await frameToBytes(job, thread);
  if (output !== null) await writeWhole(output, bytes);
  return { ...result, lostHdr, length: bytes.length, bytes: output === null ? bytes : null };
}
