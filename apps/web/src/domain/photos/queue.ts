/** Jobs waiting for a worker, by urgency and then in order of arrival. */

/**
 * Most urgent first: the photo on screen, placeholders for all others, files just dropped before a running export, places to name,
 * assessments, and last what nothing waits for.
 */
const ORDER = ["preview", "embeddedPreview", "load", "frame", "places", "assess", "reduce"] as const;
export type JobKind = (typeof ORDER)[number];

export interface JobQueue<T> {
  add(kind: JobKind, item: T): void;
  take(): T | undefined;
  readonly length: number;
  remove(item: T): void;
}

export function createJobQueue<T>(): JobQueue<T> {
  const lanes = ORDER.map((kind) => ({ kind, items: [] as T[] }));
  return {
    add: (kind, item) => void lanes.find((lane) => lane.kind === kind)?.items.push(item),
    take: () => lanes.find(({ items }) => items.length > 0)?.items.shift(),
    get length() {
      return lanes.reduce((sum, { items }) => sum + items.length, 0);
    },
    remove(item) {
      for (const { items } of lanes) if (items.includes(item)) items.splice(items.indexOf(item), 1);
    },
  };
}
