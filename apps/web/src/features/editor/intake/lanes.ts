/**
 * Does something with each item, with at most so many at a time: asking for all of a thousand at once would itself be a long
 * task. A rejection ends its lane and is passed on; the other lanes take what is left.
 */
export async function inLanes<Item>(
  items: Iterable<Item>,
  lanes: number,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = left.next(); next.done !== true; next = left.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** So many jobs that no worker waits for the next: beside each that runs, one that is to follow. */
export function lanesFor(workers: number): number {
  return 2 * workers;
}
