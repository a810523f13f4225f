/** What the tests of a suite share: made before the first of them, ended after the last. */
import { afterAll, beforeAll } from "vitest";

/** Ends in its time what is being made, also where something else of the set-up fails. @returns what was made */
export type Keep = <T>(making: Promise<T>, end: (made: T) => unknown) => Promise<T>;

export interface Keeper {
  readonly keep: Keep;
  /** Ends everything, the last first, each although another may fail to end. @throws when one did */
  readonly end: () => Promise<void>;
}

export function newKeeper(): Keeper {
  const ends: (() => Promise<unknown>)[] = [];
  return {
    keep: (making, end) => {
      // Whatever is still being made when the end comes is waited for; what came to nothing has no end.
      ends.push(async () => {
        const [outcome] = await Promise.allSettled([making]);
        if (outcome.status === "fulfilled") await end(outcome.value);
      });
      return making;
    },
    end: async () => {
      const failures: unknown[] = [];
      for (const end of ends.toReversed()) await end().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, "Not everything could be ended.");
    },
  };
}

/**
 * @param patience in milliseconds, for the making
 * @returns what was made, to tests and hooks of the suite
 */
export function forSuite<T>(make: (keep: Keep) => Promise<T>, patience?: number): () => T {
  const keeper = newKeeper();
  let made: { readonly value: T } | undefined;
  beforeAll(async () => {
    made = { value: await make(keeper.keep) };
  }, patience);
  afterAll(keeper.end);
  return () => {
    if (made === undefined) throw new Error("The suite has not begun.");
    return made.value;
  };
}
