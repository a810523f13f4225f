/** Concurrent jobs with results delivered in item order. */
import pMap from "p-map";
import { createThrottle } from "#lib/throttle.ts";

export interface Failure<Item> {
  readonly item: Item;
  readonly reason: unknown;
}

export interface OrderedWork<Item, Result> {
  readonly items: readonly Item[];
  readonly concurrency: number;
  /** Minimum milliseconds between two progress reports. */
  readonly progressPause: number;
  /** Minimum milliseconds between two deliveries of results. */
  readonly resultsPause: number;
  readonly run: (item: Item) => Promise<Result>;
  /** Called with the next results in order, once everything before them is settled. */
  readonly onReady: (results: readonly Result[]) => void;
  /** Called with the number of settled items. */
  readonly onProgress: (settled: number) => void;
}

/** Concurrent jobs needed to keep a pool's workers busy: while one runs, the next is waiting. */
export function concurrencyFor(workers: number): number {
  return 2 * workers;
}

/** Runs all jobs, even after failures. Resolves with the failures, in order, when all are settled. */
export async function runInOrder<Item, Result>(work: OrderedWork<Item, Result>): Promise<readonly Failure<Item>[]> {
  const outcomes = new Map<number, PromiseSettledResult<Result>>();
  let delivered = 0;

  const deliver = (): void => {
    const ready: Result[] = [];
    for (let next = outcomes.get(delivered); next !== undefined; next = outcomes.get(++delivered))
      if (next.status === "fulfilled") ready.push(next.value);
    if (ready.length > 0) work.onReady(ready);
  };
  const progress = createThrottle(work.progressPause, () => work.onProgress(outcomes.size));
  const delivery = createThrottle(work.resultsPause, deliver);
  const settle = async (item: Item, index: number): Promise<void> => {
    const [outcome] = await Promise.allSettled([work.run(item)]);
    outcomes.set(index, outcome);
    progress.ask();
    delivery.ask();
  };
  await pMap(work.items, settle, { concurrency: work.concurrency });
  progress.end();
  delivery.end();
  return work.items.flatMap((item, index) => {
    const outcome = outcomes.get(index);
    return outcome?.status === "rejected" ? [{ item, reason: outcome.reason as unknown }] : [];
  });
}
