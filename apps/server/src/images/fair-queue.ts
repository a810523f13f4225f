/** Runs many users' jobs on a few workers: users are served in turn, and none occupies all workers. */
import { DomainError } from "../domain/domain-error.ts";

export interface FairQueue {
  /**
   * Runs a job at the user's turn.
   * @throws {DomainError} `image-checker-busy` when too many jobs are waiting
   */
  run<T>(user: string, job: () => Promise<T>): Promise<T>;
}

export interface FairQueueLimits {
  /** Running jobs. */
  readonly atOnce: number;
  /** Running jobs per user. */
  readonly perUser: number;
  /** Waiting jobs. */
  readonly waiting: number;
}

export function createFairQueue({ atOnce, perUser, waiting }: FairQueueLimits): FairQueue {
  /** Users in the order of their turns. */
  const queues = new Map<string, (() => void)[]>();
  const running = new Map<string, number>();
  let [runningCount, waitingCount] = [0, 0];

  const startNext = (): void => {
    if (runningCount >= atOnce) return;
    for (const [user, [start, ...rest]] of queues) {
      if (start === undefined || (running.get(user) ?? 0) >= perUser) continue;
      // To the end of the line: the others come first.
      queues.delete(user);
      if (rest.length > 0) queues.set(user, rest);
      waitingCount -= 1;
      begin(user);
      start();
      return;
    }
  };
  const begin = (user: string): void => {
    runningCount += 1;
    running.set(user, (running.get(user) ?? 0) + 1);
  };
  const end = (user: string): void => {
    runningCount -= 1;
    const left = (running.get(user) ?? 1) - 1;
    if (left > 0) running.set(user, left);
    else running.delete(user);
    startNext();
  };

  return {
    run: async (user, job) => {
      if (waitingCount >= waiting) throw new DomainError("image-checker-busy");
      await new Promise<void>((start) => {
        waitingCount += 1;
        queues.set(user, [...(queues.get(user) ?? []), start]);
        startNext();
      });
      try {
        return await job();
      } finally {
        end(user);
      }
    },
  };
}
