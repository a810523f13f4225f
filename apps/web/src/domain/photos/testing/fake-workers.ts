/** Workers for specs in Node: calls and messages go through a port as with real ones, and the spec settles the jobs. */
import { expose } from "comlink";
import type { PdfJobs } from "../../pdf/types.ts";
import type { JobOutcome, PhotoJobs } from "../messages.ts";
import type { WorkerLike } from "../watchdog.ts";

export class FakeWorker implements WorkerLike {
  readonly #channel = new MessageChannel();
  readonly #page = this.#channel.port1;
  readonly addEventListener = this.#page.addEventListener.bind(this.#page) as WorkerLike["addEventListener"];
  readonly removeEventListener = this.#page.removeEventListener.bind(this.#page) as WorkerLike["removeEventListener"];
  readonly postMessage = this.#page.postMessage.bind(this.#page) as WorkerLike["postMessage"];
  terminated = false;

  constructor(jobs: PhotoJobs | PdfJobs) {
    expose(jobs, this.#channel.port2);
    this.#page.start();
  }

  terminate(): void {
    this.terminated = true;
    this.#channel.port1.close();
  }

  /** Posts a message as the worker itself would. */
  say(message: unknown): void {
    this.#page.dispatchEvent(new MessageEvent("message", { data: message }));
  }

  /** Fires an error uncaught by the worker. */
  crash(): void {
    this.#page.dispatchEvent(new Event("error"));
  }
}

/** A job begun and not yet settled by the spec. */
export interface Begun {
  readonly name: string;
  readonly given: readonly unknown[];
  readonly worker: FakeWorker;
  succeed(value: unknown): void;
  fail(failure: Extract<JobOutcome<never>, { ok: false }>["failure"]): void;
}

export class FakeWorkers {
  readonly started: FakeWorker[] = [];
  readonly begun: Begun[] = [];
  readonly prepared: boolean[] = [];
  #waiting: (() => void)[] = [];

  readonly start = (): WorkerLike => {
    const call =
      (name: string) =>
      (...given: unknown[]): Promise<never> =>
        this.#begin(name, given, worker);
    const jobs: PhotoJobs = {
      prepare: async (hasFreeCore) => void this.prepared.push(hasFreeCore),
      load: call("load"),
      embeddedPreview: call("embeddedPreview"),
      join: call("join"),
      preview: call("preview"),
      frame: call("frame"),
      frameBytes: call("frameBytes"),
      assess: call("assess"),
      unframe: call("unframe"),
      places: call("places"),
      reduce: call("reduce"),
    };
    const worker = new FakeWorker(jobs);
    this.started.push(worker);
    return worker;
  };

  /** Resolves with the job begun as number `index` over all workers. */
  async job(index: number): Promise<Begun> {
    for (;;) {
      const job = this.begun[index];
      if (job !== undefined) return job;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  #begin(name: string, given: readonly unknown[], worker: FakeWorker): Promise<never> {
    return new Promise<never>((resolve) => {
      const settle = (outcome: JobOutcome<unknown>): void => resolve(outcome as never);
      const succeed = (value: unknown): void => settle({ ok: true, value });
      this.begun.push({ name, given, worker, succeed, fail: (failure) => settle({ ok: false, failure }) });
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }
}
