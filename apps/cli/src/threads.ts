/** Threads that frame the photos of a call. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { failureOf, type FrameTask, type Outcome, type ThreadSettings } from "./tasks.ts";

/** Photos after which a thread ends: memory that its canvases have left is returned to the system only then. */
const PHOTOS_PER_THREAD = 100;

interface Call {
  readonly settings: ThreadSettings;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly onOutcome: (task: FrameTask, outcome: Outcome) => void;
}

/** Frames all photos. Aborting lets those finish that have begun. */
export async function frameAll(tasks: readonly FrameTask[], call: Call): Promise<void> {
  const waiting = [...tasks];
  const next = (): FrameTask | undefined => (call.signal.aborted ? undefined : waiting.shift());
  const count = Math.min(call.threads, tasks.length);
  await Promise.all(Array.from({ length: count }, () => workThrough(next, call)));
}

async function workThrough(next: () => FrameTask | undefined, { settings, onOutcome }: Call): Promise<void> {
  let task = next();
  while (task !== undefined) {
    const thread = new Worker(new URL("./frame-thread.js", import.meta.url), { workerData: settings });
    for (let photos = 0; task !== undefined && photos < PHOTOS_PER_THREAD; photos += 1) {
      const outcome = await run(thread, task);
      onOutcome(task, outcome);
      task = next();
      if (thread.threadId === -1) break;
    }
    await thread.terminate();
  }
}

/** A thread that crashes fails its photo alone. */
async function run(thread: Worker, task: FrameTask): Promise<Outcome> {
  const ended = new AbortController();
  const { signal } = ended;
  try {
    thread.postMessage(task);
    const exit = once(thread, "exit", { signal }).then(() => Promise.reject(new Error("The thread ended.")));
    const [outcome] = (await Promise.race([once(thread, "message", { signal }), exit])) as [Outcome];
    return outcome;
  } catch (error) {
    await thread.terminate();
    return { failure: failureOf(error) };
  } finally {
    ended.abort();
  }
}
