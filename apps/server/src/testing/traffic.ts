/** Requests that do not end, as many people make them, while something happens to their server. */
import { expect } from "vitest";

export interface Traffic {
  /** Waits until so many more of each kind have been answered. */
  readonly more: (count: number) => Promise<void>;
  /** Lets what is on its way end, and begins nothing new. @returns what failed, which should be nothing */
  readonly stop: () => Promise<readonly string[]>;
}

/** @param kinds each makes one request after the other; it is told how many it has made, and rejects when one fails */
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
