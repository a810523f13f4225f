/** Things a document only names by id: kept as long as some step of the history can bring them back. */

export interface Registry<T> {
  get(id: string): T | undefined;
  add(id: string, item: T): void;
  /** Lets go of everything that is not kept. */
  prune(keep: ReadonlySet<string>): void;
  /** Lets go of everything, and at once of whatever is still added: work that was under way may end later. */
  close(): void;
}

/** @param release what to do when an item leaves: revoke its address, close its pixels. */
export function createRegistry<T>(release: (item: T) => void): Registry<T> {
  const items = new Map<string, T>();
  let closed = false;
  const prune = (keep: ReadonlySet<string>): void => {
    for (const [id, item] of items) {
      if (keep.has(id)) continue;
      items.delete(id);
      release(item);
    }
  };
  return {
    get: (id) => items.get(id),
    add: (id, item) => {
      if (closed) release(item);
      else items.set(id, item);
    },
    prune,
    close: () => {
      closed = true;
      prune(new Set());
    },
  };
}
