import DataLoader from "dataloader";

/**
 * Combines concurrent database requests into one query at a time: requests wait for a running query and share the next.
 * @param query answers in key order
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
