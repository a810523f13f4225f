/** Thread jobs: each takes a task, and settings shared by all the call's tasks. */
import type { framePhoto } from "./frame-photo.ts";
import type { inspectPhoto } from "./inspect-photo.ts";
import type { Failure } from "./tasks.ts";
import type { unframePhoto } from "./unframe-photo.ts";

export interface Jobs {
  readonly frame: typeof framePhoto;
  readonly inspect: typeof inspectPhoto;
  readonly unframe: typeof unframePhoto;
}

export type JobName = keyof Jobs;
export type TaskOf<Name extends JobName> = Parameters<Jobs[Name]>[0];
/** `undefined` for a job without settings. */
export type SettingsOf<Name extends JobName> = Parameters<Jobs[Name]>[1];
export type DoneOf<Name extends JobName> = Awaited<ReturnType<Jobs[Name]>>;

/** A thread's answer. */
export type JobResult<Done> = { readonly done: Done } | { readonly failure: Failure };
