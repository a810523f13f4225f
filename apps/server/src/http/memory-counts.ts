import type { SharedCounts } from "../services/shared-counts.ts";

interface Window {
  uses: number;
  endsAt: number;
}

/** Addresses in a large attack; some 10 MB. */
const CAPACITY = 100_000;

/**
 * Counts in one server's memory. When full, it forgets ended windows first, then those with the fewest uses: a blocked
 * address stays blocked, however many others ask.
 * @param clock milliseconds, from any start
 */
export function createMemoryCounts(clock: () => number = Date.now, capacity = CAPACITY): SharedCounts {
  const windows = new Map<string, Window>();
  const live = (key: string): Window | undefined => {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > clock() ? window : undefined;
  };
  return {
    add: async (key, windowMs) => {
      const window = live(key) ?? { uses: 0, endsAt: clock() + windowMs };
      window.uses += 1;
      if (!windows.has(key) && windows.size >= capacity) forget(windows, clock(), capacity * 0.9);
      windows.set(key, window);
      return { uses: window.uses, leftMs: window.endsAt - clock() };
    },
    read: (key) => {
      const window = live(key);
      return window === undefined ? { uses: 0, leftMs: 0 } : { uses: window.uses, leftMs: window.endsAt - clock() };
    },
  };
}

function forget(windows: Map<string, Window>, now: number, size: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  for (let fewest = 1; windows.size > size; fewest++)
    for (const [key, { uses }] of windows) if (uses <= fewest) windows.delete(key);
}
