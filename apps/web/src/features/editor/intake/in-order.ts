/** Many jobs at once whose results are handed over in the order they were asked for. */
import { createThrottle } from "#lib/throttle.ts";
import { inLanes } from "./lanes.ts";

export interface Failure<Item> {
  readonly item: Item;
  readonly reason: unknown;
}

export interface InOrder<Item, Result> {
  readonly items: readonly Item[];
  /** How many may run at a time. */
  readonly lanes: number;
  /** Milliseconds between two times that something is told: whoever shows it draws the whole list each time. */
  readonly pause: number;
  readonly run: (item: Item) => Promise<Result>;
  /** The next results in order, once everything before them is settled. */
  readonly onReady: (results: readonly Result[]) => void;
  /** How many are settled. */
  readonly onProgress: (settled: number) => void;
}

type Outcome<Result> = { readonly result: Result } | { readonly reason: unknown };

/** Runs all; one failure stops nothing. Resolves with the failures, in order, when all are settled. */
export async function runInOrder<Item, Result>(work: InOrder<Item, Result>): Promise<readonly Failure<Item>[]> {
  const outcomes: (Outcome<Result> | undefined)[] = work.items.map(() => undefined);
  let settled = 0;
  let handedOver = 0;

  const handOver = (): void => {
    const ready: Result[] = [];
    for (let next = outcomes[handedOver]; next !== undefined; next = outcomes[++handedOver])
      if ("result" in next) ready.push(next.result);
    if (ready.length > 0) work.onReady(ready);
  };
  const telling = createThrottle(work.pause, () => {
    work.onProgress(settled);
    handOver();
  });
  await inLanes(work.items.entries(), work.lanes, async ([index, item]) => {
    outcomes[index] = await outcomeOf(() => work.run(item));
    settled += 1;
    telling.ask();
  });
  telling.end();
  return work.items.flatMap((item, index) => {
    const outcome = outcomes[index];
    return outcome !== undefined && "reason" in outcome ? [{ item, reason: outcome.reason }] : [];
  });
}

async function outcomeOf<Result>(run: () => Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await run() };
  } catch (reason) {
    return { reason };
  }
}
