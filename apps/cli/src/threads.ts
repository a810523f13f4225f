/** Threads that frame the photos of a call. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { fixedTasks, type TaskSource } from "./task-source.ts";
import { failureOf, type FrameTask, type Outcome, type ThreadSettings } from "./tasks.ts";

/** Photos after which a thread ends: the memory of its canvases is returned to the system only then. */
const PHOTOS_PER_THREAD = 100;

interface Call {
  readonly settings: ThreadSettings;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly onOutcome: (task: FrameTask, outcome: Outcome) => void;
}

/** Frames all photos. Aborting lets those finish that have begun. */
export async function frameAll(tasks: readonly FrameTask[], call: Call): Promise<void> {
  await frameFrom(fixedTasks(tasks), { ...call, threads: Math.min(call.threads, tasks.length) });
}

/** Frames the photos of a source until it ends. Aborting lets those finish that have begun. */
export async function frameFrom(source: TaskSource, call: Call): Promise<void> {
  await Promise.all(Array.from({ length: call.threads }, () => workThrough(source, call)));
}

async function workThrough(source: TaskSource, { settings, signal, onOutcome }: Call): Promise<void> {
  for (let task = await source.next(); task !== undefined && !signal.aborted; task = await source.next()) {
    const thread = new Worker(new URL("./frame-thread.js", import.meta.url), { workerData: settings });
    let current: FrameTask | undefined = task;
    for (let photos = 1; current !== undefined; photos += 1) {
      onOutcome(current, await run(thread, current));
      const canContinue = photos < PHOTOS_PER_THREAD && !signal.aborted && thread.threadId !== -1;
      // A thread without work ends: its memory is returned to the system.
      current = canContinue ? source.take() : undefined;
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
