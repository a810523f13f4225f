/**
 * Runs jobs in order and gives their results in that order, at most `width` of them running or waiting for their turn: as much
 * is begun ahead as is taken away. `run` tells failures by its result; what it rejects with ends everything.
 */
export async function* inFlight<Item, Result>(
  items: Iterable<Item>,
  width: number,
  run: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for (const item of items) {
    const result = run(item);
    // Its rejection is told when its turn comes, if it still does.
    result.catch(() => undefined);
    begun.push(result);
    const first = begun.length < width ? undefined : begun.shift();
    if (first !== undefined) yield await first;
  }
  for (const result of begun) yield await result;
}
