/** Things a document only names by id: kept as long as some step of the history can bring them back. */

export interface Registry<T> {
  get(id: string): T | undefined;
  add(id: string, item: T): void;
  /** Lets go of everything that is not kept. */
  prune(keep: ReadonlySet<string>): void;
  clear(): void;
}

/** @param release what to do when an item leaves: revoke its address, close its pixels. */
export function createRegistry<T>(release: (item: T) => void): Registry<T> {
  const items = new Map<string, T>();
  const prune = (keep: ReadonlySet<string>): void => {
    for (const [id, item] of items) {
      if (keep.has(id)) continue;
      items.delete(id);
      release(item);
    }
  };
  return {
    get: (id) => items.get(id),
    add: (id, item) => void items.set(id, item),
    prune,
    clear: () => prune(new Set()),
  };
}
