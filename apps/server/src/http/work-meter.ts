/** Event loop time spent on one user, or on one visitor's address. */

export interface WorkMeter {
  add(key: string, milliseconds: number): void;
  /** Milliseconds in this window and the previous one. */
  of(key: string): number;
  /** True for a key with at least its equal share of all work, unless that is too little to cause overload. */
  isHeavy(key: string): boolean;
}

export const WORK_WINDOW_MS = 10_000;
/** With fewer keys than a crowd, less than this is less than a twentieth of the time. */
const [LITTLE_MS, CROWD] = [50, 20];

/** @param clock milliseconds, from any start */
export function createWorkMeter(clock: () => number = performance.now.bind(performance)): WorkMeter {
  let endsAt = clock() + WORK_WINDOW_MS;
  let current = new Map<string, number>();
  let previous = new Map<string, number>();
  const turn = (): void => {
    const now = clock();
    if (now < endsAt) return;
    previous = now < endsAt + WORK_WINDOW_MS ? current : new Map<string, number>();
    current = new Map();
    endsAt = now + WORK_WINDOW_MS;
  };
  const of = (key: string): number => {
    turn();
    return (current.get(key) ?? 0) + (previous.get(key) ?? 0);
  };
  return {
    add: (key, milliseconds) => {
      turn();
      current.set(key, (current.get(key) ?? 0) + milliseconds);
    },
    of,
    isHeavy: (key) => {
      const work = of(key);
      const all = [...current.values(), ...previous.values()];
      const keys = new Set([...current.keys(), ...previous.keys()]).size;
      return (work >= LITTLE_MS || keys >= CROWD) && work * keys >= all.reduce((sum, each) => sum + each, 0);
    },
  };
}
