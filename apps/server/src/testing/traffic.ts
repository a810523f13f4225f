/** Continuous requests from many users, while a test does something to their server. */
import { expect } from "vitest";

export interface Traffic {
  /** Waits for this number of further answers per kind. */
  readonly more: (count: number) => Promise<void>;
  /** Waits for requests in progress and starts no new ones. @returns failure messages */
  readonly stop: () => Promise<readonly string[]>;
}

/** @param kinds each sends its requests one after the other; the argument counts them; a rejection is a failure */
export function startTraffic(...kinds: readonly ((turn: number) => Promise<unknown>)[]): Traffic {
  const failures: string[] = [];
  const counts = kinds.map(() => 0);
  let going = true;
  const flow = async (ask: (turn: number) => Promise<unknown>, kind: number): Promise<void> => {
    for (let turn = 0; going; turn += 1) {
      await ask(turn).catch((error: unknown) => failures.push(`${kind}: ${String(error)}`));
      counts[kind] = turn + 1;
    }
  };
  const flows = kinds.map(flow);
  return {
    more: async (count) => {
      const before = [...counts];
      const done = (): boolean => counts.every((now, kind) => now >= (before[kind] ?? 0) + count);
      await expect.poll(done, { timeout: 30_000 }).toBe(true);
    },
    stop: async () => {
      going = false;
      await Promise.all(flows);
      return failures;
    },
  };
}
