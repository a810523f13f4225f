/** Jobs that wait for a worker: the most urgent kind first, inside a kind in the order they came. */

/**
 * What the photographer looks at comes first, then a first impression of everything; a file just dropped goes before an export
 * that runs on; what is only wanted to be known comes after that, and last what nobody waits for.
 */
const ORDER = ["preview", "glance", "load", "frame", "assess", "reduce"] as const;
export type JobKind = (typeof ORDER)[number];

export interface JobQueue<T> {
  add(kind: JobKind, item: T): void;
  take(): T | undefined;
  readonly length: number;
  /** Takes an item out before its turn. */
  remove(item: T): void;
}

export function createJobQueue<T>(): JobQueue<T> {
  const lanes: Record<JobKind, T[]> = { preview: [], glance: [], load: [], frame: [], assess: [], reduce: [] };
  const all = (): T[][] => ORDER.map((kind) => lanes[kind]);
  return {
    add: (kind, item) => void lanes[kind].push(item),
    take: () =>
      all()
        .find((lane) => lane.length > 0)
        ?.shift(),
    get length() {
      return all().reduce((sum, lane) => sum + lane.length, 0);
    },
    remove(item) {
      for (const lane of all()) if (lane.includes(item)) lane.splice(lane.indexOf(item), 1);
    },
  };
}
