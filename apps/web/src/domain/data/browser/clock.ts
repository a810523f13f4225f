import type { Clock } from "../ports.ts";

/** Waits are measured by the monotonic clock: nothing happens when somebody sets the other one. */
export const browserClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  after: (delay, action) => {
    const timer = setTimeout(action, delay);
    return () => clearTimeout(timer);
  },
};
