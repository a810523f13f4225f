/** A clock advancing only when a test lets time pass. */
import type { Clock } from "../clock.ts";

export interface FakeClock extends Clock {
  /** Lets time pass, and runs in order everything due by then. */
  pass(milliseconds: number): Promise<void>;
  /** Sets the wall clock only, not monotonic time. */
  setWall(time: number): void;
  timers(): number;
}

export function fakeClock(): FakeClock {
  let now = 0;
  let offset = Date.UTC(2026, 0, 1);
  let count = 0;
  const timers = new Map<number, { readonly due: number; readonly action: () => void }>();

  const nextDue = (until: number) =>
    [...timers].filter(([, { due }]) => due <= until).sort(([a, x], [b, y]) => x.due - y.due || a - b)[0];

  const pass = async (milliseconds: number): Promise<void> => {
    const until = now + milliseconds;
    await settled();
    for (let next = nextDue(until); next !== undefined; next = nextDue(until)) {
      const [id, { due, action }] = next;
      timers.delete(id);
      now = Math.max(now, due);
      action();
      await settled();
    }
    now = until;
  };

  return {
    now: () => now,
    wall: () => now + offset,
    after: (delay, action) => {
      count += 1;
      const id = count;
      timers.set(id, { due: now + delay, action });
      return () => void timers.delete(id);
    },
    pass,
    setWall: (time) => {
      offset = time - now;
    },
    timers: () => timers.size,
  };
}

export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((done) => setImmediate(done));
}

/** Event loop turns, more than any promise chain in these tests takes. */
const TURNS = 12;
