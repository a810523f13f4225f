/** Resources that a document names by id, kept as long as some step of the history can bring them back. */

export interface Registry<T> {
  get(id: string): T | undefined;
  add(id: string, item: T): void;
  /** Releases everything that is not kept. */
  prune(keep: ReadonlySet<string>): void;
  /** Releases everything, and later additions at once: work under way may end after closing. */
  close(): void;
}

/** @param release frees an item that leaves: revokes its URL, closes its pixels */
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
