/** Client of browser-canvas.worker.ts. */
import type { FrameJob } from "../../apps/web/src/domain/photos/types.ts";
import workerUrl from "./browser-canvas.worker.ts?worker&url";

/** Starts the worker and returns a function framing a photo in it. */
export async function browserCanvas(): Promise<(job: FrameJob) => Promise<Blob>> {
  const worker = new Worker(workerUrl, { type: "module" });
  await answerOf(worker);
  return async (job) => {
    worker.postMessage(job);
    const answer = await answerOf(worker);
    if (!(answer instanceof Blob)) throw new Error(`The worker answered ${String(answer)}`);
    return answer;
  };
}

function answerOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.addEventListener("message", ({ data }) => resolve(data), { once: true });
    worker.addEventListener("error", ({ message }) => reject(new Error(message)), { once: true });
  });
}
