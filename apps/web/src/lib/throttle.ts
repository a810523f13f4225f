/** Runs an action at once, and once more at the end of a pause for all calls within it. */
export interface Throttle {
  ask(): void;
  /** Runs a pending action now, and nothing afterwards. */
  end(): void;
}

/** @param pause milliseconds between two runs */
export function createThrottle(pause: number, act: () => void): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending = false;
  const run = (): void => {
    pending = false;
    timer = setTimeout(onPauseOver, pause);
    act();
  };
  const onPauseOver = (): void => {
    timer = undefined;
    if (pending) run();
  };
  return {
    ask: () => {
      if (timer === undefined) run();
      else pending = true;
    },
    end: () => {
      clearTimeout(timer);
      if (pending) act();
      pending = false;
    },
  };
}
