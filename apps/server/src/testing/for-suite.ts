/** Suite fixtures: created before the first test, ended after the last. */
import { afterAll, beforeAll } from "vitest";

/**
 * Registers a fixture under construction, to be ended even if another part of the set-up fails. @returns the fixture
 */
export type Keep = <T>(making: Promise<T>, end: (made: T) => unknown) => Promise<T>;

export interface Keeper {
  readonly keep: Keep;
  /** Ends all fixtures, the last first, even if one fails to end. @throws {AggregateError} when one did */
  readonly end: () => Promise<void>;
}

export function newKeeper(): Keeper {
  const ends: (() => Promise<unknown>)[] = [];
  return {
    keep: (making, end) => {
      // Waits for a fixture still being created; a failed one has nothing to end.
      ends.push(async () => {
        const [outcome] = await Promise.allSettled([making]);
        if (outcome.status === "fulfilled") await end(outcome.value);
      });
      return making;
    },
    end: async () => {
      const failures: unknown[] = [];
      for (const end of ends.toReversed()) await end().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, "A fixture could not be ended.");
    },
  };
}

/**
 * @param timeoutMs limit for creating the fixture
 * @returns function returning the fixture in the suite's tests and hooks
 */
export function forSuite<T>(make: (keep: Keep) => Promise<T>, timeoutMs?: number): () => T {
  const keeper = newKeeper();
  let made: { readonly value: T } | undefined;
  beforeAll(async () => {
    made = { value: await make(keeper.keep) };
  }, timeoutMs);
  afterAll(keeper.end);
  return () => {
    if (made === undefined) throw new Error("The suite has not started.");
    return made.value;
  };
}
