export interface Clock {
  /** Monotonic milliseconds; their origin has no meaning. */
  now(): number;
  /** Milliseconds since 1970 by this device's clock. */
  wall(): number;
  /** @returns cancels the timer */
  after(delay: number, action: () => void): () => void;
}

/** Measures waits by the monotonic clock: setting the device's clock changes none. */
export const browserClock: Clock = {
  now: () => performance.now(),
  wall: () => Date.now(),
  after: (delay, action) => {
    const timer = setTimeout(action, delay);
    return () => clearTimeout(timer);
  },
};
