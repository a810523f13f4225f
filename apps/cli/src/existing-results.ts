/** Tasks with existing results. */
import { extname } from "node:path";
import { type FrameTargets, PIPE } from "./frame-tasks.ts";
import { exists } from "./outputs.ts";
import type { Origin, ResultsList } from "./results-list.ts";
import type { FrameTask } from "./tasks.ts";

export interface SortedTasks {
  readonly open: readonly FrameTask[];
  /** Results from the same photos. */
  readonly done: readonly FrameTask[];
  /** A file named by `--output` but not made from the photo. */
  readonly taken: readonly FrameTask[];
}

/**
 * Sorts tasks by their results. Another photo's result is not replaced: in a folder the new one gets a number, as
 * within a call.
 * @param reserved names of all results, those of other shares included
 */
export async function sortedByResults(
  tasks: readonly FrameTask[],
  { force = false, inPlace = false, output }: FrameTargets,
  list: ResultsList,
  reserved: readonly (string | null)[] = tasks.map((task) => task.output),
): Promise<SortedTasks> {
  if (force || inPlace) return { open: tasks, done: [], taken: [] };
  const names = new Set(reserved);
  const sorted = { open: [] as FrameTask[], done: [] as FrameTask[], taken: [] as FrameTask[] };
  for (const task of tasks) {
    const found = await placeOf(task, names, list, output === undefined);
    sorted[found.state].push(found.task);
    names.add(found.task.output);
  }
  return sorted;
}

interface Placed {
  readonly state: keyof SortedTasks;
  readonly task: FrameTask;
}

/** @param names all results in the call */
async function placeOf(
  task: FrameTask,
  names: ReadonlySet<string | null>,
  list: ResultsList,
  mayNumber: boolean,
): Promise<Placed> {
  const { output, photo, sheet } = task;
  // The list knows one photo per result, and others may share the frame now.
  const originOf = (path: string): Promise<Origin> | Origin =>
    sheet === undefined ? list.originOf(path, photo) : "other";
  if (output === null || !(await exists(output))) return { state: "open", task };
  const origin = photo === PIPE ? "unknown" : await originOf(output);
  if (origin === "own" || (origin === "unknown" && mayNumber)) return { state: "done", task };
  if (!mayNumber) return { state: "taken", task };
  for (let number = 2; ; number += 1) {
    const numbered = numberedPath(output, number);
    if (names.has(numbered)) continue;
    if (!(await exists(numbered))) return { state: "open", task: { ...task, output: numbered } };
    if ((await originOf(numbered)) === "own") return { state: "done", task: { ...task, output: numbered } };
  }
}

/** `photo (2).jpeg`. */
function numberedPath(path: string, number: number): string {
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)} (${number})${ending}`;
}
