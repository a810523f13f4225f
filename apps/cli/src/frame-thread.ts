/** Thread that frames one photo at a time. */
import { parentPort, workerData } from "node:worker_threads";
import { frameToBytes } from "@matte/framing/frame/index.ts";
import { startNoHelpers } from "@matte/framing/shared/band-helpers.ts";
import { writeWhole } from "./outputs.ts";
import { frameJobOf, readPhoto } from "./photo-job.ts";
import { failureOf, type FrameTask, type Outcome, type ThreadSettings } from "./tasks.ts";

/** Has no words, from which a subject would be guessed. */
const PIPED_NAME = "photo";

const wanted = workerData as ThreadSettings;

parentPort?.on("message", (task: FrameTask) => {
  void outcomeOf(task).then((outcome) => parentPort?.postMessage(outcome));
});

async function outcomeOf(task: FrameTask): Promise<Outcome> {
  try {
    return await framed(task);
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** The photo's neighbours keep the other cores busy: PNGs get no helpers. */
async function framed({ photo, bytes: piped, output, skipFramed, position }: FrameTask): Promise<Outcome> {
  const file = piped === null ? await readPhoto(photo) : new File([piped], PIPED_NAME);
  const job = await frameJobOf(file, wanted, position);
  if (skipFramed && job.facts.frame !== null) return { skipped: true };
  const thread = { enter: () => undefined, startHelpers: startNoHelpers };
  const { bytes, ...result } = await frameToBytes(job, thread);
  if (output !== null) await writeWhole(output, bytes);
  return { framed: { ...result, length: bytes.length, bytes: output === null ? bytes : null } };
}
