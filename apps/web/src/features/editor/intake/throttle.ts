/** Something that is done at once, and when it is asked for again soon, once for all that asked. */
export interface Beat {
  ask(): void;
  /** Does what is still owed. */
  end(): void;
}

/** @param pause milliseconds from one time to the next */
export function createBeat(pause: number, act: () => void): Beat {
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
