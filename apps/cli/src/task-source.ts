import type { FrameTask } from "./tasks.ts";

/** Photos to frame, in order. */
export interface TaskSource {
  /** Returns the next photo; undefined while none is known. */
  take(): FrameTask | undefined;
  /** Waits for the next photo; undefined once there will be none. */
  next(): Promise<FrameTask | undefined>;
}

/** Returns a source with all the call's photos. */
export function fixedTasks(tasks: readonly FrameTask[]): TaskSource {
  const waiting = [...tasks];
  const take = (): FrameTask | undefined => waiting.shift();
  return { take, next: async () => take() };
}

/** Photos arriving while others are framed. */
export class TaskQueue implements TaskSource {
  readonly #waiting = new Map<string, FrameTask>();
  readonly #idle: ((task: FrameTask | undefined) => void)[] = [];
  #ended = false;

  /** Adds a photo, or moves it to the end. */
  add(task: FrameTask): void {
    const wake = this.#idle.shift();
    if (wake !== undefined) return wake(task);
    this.#waiting.delete(task.photo);
    this.#waiting.set(task.photo, task);
  }

  /** Drops a deleted photo. */
  remove(photo: string): void {
    this.#waiting.delete(photo);
  }

  /** Drops all waiting photos and ends the source. */
  end(): void {
    this.#ended = true;
    this.#waiting.clear();
    for (const wake of this.#idle.splice(0)) wake(undefined);
  }

  take(): FrameTask | undefined {
    const [first] = this.#waiting.values();
    if (first !== undefined) this.#waiting.delete(first.photo);
    return first;
  }

  next(): Promise<FrameTask | undefined> {
    const task = this.take();
    if (task !== undefined || this.#ended) return Promise.resolve(task);
    return new Promise((resolve) => this.#idle.push(resolve));
  }
}
