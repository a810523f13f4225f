/** A job thread with a deadline per task. */
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { PhotoError } from "@matte/framing/photos/types.ts";
import type { DoneOf, JobName, JobResult, SettingsOf, TaskOf } from "./jobs.ts";
import { failureOf } from "./tasks.ts";

/** Milliseconds per photo. One with 2^28 pixels takes a minute on a slow computer. */
const DEADLINE_MS = 5 * 60_000;

/** Starts a thread, and another one after a crash or deadline: that fails one photo alone. */
export class JobThread<Name extends JobName> {
  readonly #start: () => Worker;
  readonly #deadline: number;
  #thread: Worker | null = null;

  /** @param start for specs */
  constructor(
    name: Name,
    settings: SettingsOf<Name>,
    { deadline = DEADLINE_MS, start = (): Worker => startThread(name, settings) } = {},
  ) {
    this.#start = start;
    this.#deadline = deadline;
  }

  /** False before the first task, and after one that ended the thread. */
  get isRunning(): boolean {
    return this.#thread !== null && this.#thread.threadId !== -1;
  }

  async run(task: TaskOf<Name>): Promise<JobResult<DoneOf<Name>>> {
    const thread = (this.#thread ??= this.#start());
    const ended = new AbortController();
    const { signal } = ended;
    try {
      thread.postMessage(task);
      const exit = once(thread, "exit", { signal }).then(() => Promise.reject(new Error("The thread ended.")));
      const late = delay(this.#deadline, undefined, { signal }).then(() => Promise.reject(tooSlow(this.#deadline)));
      const [result] = (await Promise.race([once(thread, "message", { signal }), exit, late])) as [
        JobResult<DoneOf<Name>>,
      ];
      return result;
    } catch (error) {
      this.#thread = null;
      abandon(thread);
      return { failure: failureOf(error) };
    } finally {
      ended.abort();
    }
  }

  /** Ends the thread, returning its memory to the system. */
  async end(): Promise<void> {
    await this.#thread?.terminate();
    this.#thread = null;
  }
}

function startThread(name: JobName, settings: unknown): Worker {
  const thread = new Worker(new URL("./photo-thread.js", import.meta.url), {
    workerData: { name, settings },
    // Its texts are in the same language.
    argv: process.argv.slice(2),
    stdout: true,
  });
  // Libraries print there, libheif for one, where programs read results.
  thread.stdout.resume();
  return thread;
}

/** Does not wait for a thread possibly looping in a library: only the end of the process ends it. */
function abandon(thread: Worker): void {
  thread.unref();
  void thread.terminate();
}

function tooSlow(deadline: number): PhotoError {
  return new PhotoError("too-slow", `not done after ${deadline} ms`);
}
