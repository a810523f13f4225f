/** Thread for one photo at a time. */
import { parentPort, workerData } from "node:worker_threads";
import type { Jobs, JobName } from "./jobs.ts";
import { type Failure, failureOf } from "./tasks.ts";

/** Each job loads separate code. */
const LOADERS: { readonly [Name in JobName]: () => Promise<Jobs[Name]> } = {
  frame: async () => (await import("./frame-photo.ts")).framePhoto,
  inspect: async () => (await import("./inspect-photo.ts")).inspectPhoto,
  unframe: async () => (await import("./unframe-photo.ts")).unframePhoto,
};

const { name, settings } = workerData as { readonly name: JobName; readonly settings: unknown };
const job = LOADERS[name]() as Promise<(task: unknown, settings: unknown) => Promise<unknown>>;

parentPort?.on("message", (task: unknown) => {
  void resultOf(task).then((result) => parentPort?.postMessage(result));
});

async function resultOf(task: unknown): Promise<{ readonly done: unknown } | { readonly failure: Failure }> {
  try {
    return { done: await (await job)(task, settings) };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}
