import DataLoader from "dataloader";

/**
 * Combines concurrent requests to the database into one query at a time: while a query runs, requests wait for the next.
 * @param query answers in the order of the keys
 */
export function batched<Key, Answer>(
  query: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Answer>(
    (keys) => {
      const answers = query(keys);
      running = answers.catch(() => undefined);
      return answers;
    },
    { cache: false, batchScheduleFn: (dispatch) => void running.then(dispatch) },
  );
  return (key) => loader.load(key);
}
