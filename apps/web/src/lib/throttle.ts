/** Something that is done at once, and when it is asked for again soon, once for all that asked. */
export interface Throttle {
  ask(): void;
  /** Does what is still owed now, and nothing by itself any more. */
  end(): void;
}

/** @param pause milliseconds from one time to the next */
export function createThrottle(pause: number, act: () => void): Throttle {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let owed = false;
  const go = (): void => {
    owed = false;
    resting = setTimeout(rested, pause);
    act();
  };
  const rested = (): void => {
    resting = undefined;
    if (owed) go();
  };
  return {
    ask: () => {
      if (resting === undefined) go();
      else owed = true;
    },
    end: () => {
      clearTimeout(resting);
      if (owed) act();
      owed = false;
    },
  };
}
