import { JobThread } from "./job-thread.ts";
import type { JobResult } from "./jobs.ts";
import type { Wanted } from "./photo-job.ts";
import { fixedTasks, type TaskSource } from "./task-source.ts";
import type { Framed, FrameTask, Outcome } from "./tasks.ts";

/** Photos per thread: only its end returns the canvas memory to the system. */
const PHOTOS_PER_THREAD = 100;

interface Call {
  readonly settings: Wanted;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly onOutcome: (task: FrameTask, outcome: Outcome) => void;
}

/** Frames all photos. After an abort, those already begun finish. */
export async function frameAll(tasks: readonly FrameTask[], call: Call): Promise<void> {
  await frameFrom(fixedTasks(tasks), { ...call, threads: Math.min(call.threads, tasks.length) });
}

/** Frames a source's photos until it ends. After an abort, those already begun finish. */
export async function frameFrom(source: TaskSource, call: Call): Promise<void> {
  await Promise.all(Array.from({ length: call.threads }, () => workThrough(source, call)));
}

async function workThrough(source: TaskSource, { settings, signal, onOutcome }: Call): Promise<void> {
  for (let task = await source.next(); task !== undefined && !signal.aborted; task = await source.next()) {
    const thread = new JobThread("frame", settings);
    let current: FrameTask | undefined = task;
    for (let photos = 1; current !== undefined; photos += 1) {
      onOutcome(current, outcomeOf(await thread.run(current)));
      const canContinue = photos < PHOTOS_PER_THREAD && !signal.aborted && thread.isRunning;
      // A thread without work ends, returning its memory to the system.
      current = canContinue ? source.take() : undefined;
    }
    await thread.end();
  }
}

function outcomeOf(result: JobResult<Framed | null>): Outcome {
  if ("failure" in result) return result;
  return result.done === null ? { skipped: true } : { framed: result.done };
}
