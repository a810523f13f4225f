/** Slow images by user: after several, a user must wait. */
import { DomainError } from "../domain/domain-error.ts";

export interface TimeOuts {
  /** @throws {DomainError} `rate-limited` */
  check(user: string): void;
  note(user: string): void;
}

const LIMIT = 3;
const WINDOW_MS = 5 * 60_000;

/** @param clock milliseconds since 1970 */
export function createTimeOuts(clock: () => number = Date.now): TimeOuts {
  const times = new Map<string, readonly number[]>();
  const recent = (user: string): readonly number[] =>
    (times.get(user) ?? []).filter((time) => time > clock() - WINDOW_MS);
  return {
    check: (user) => {
      const [oldest, ...others] = recent(user);
      if (oldest === undefined || others.length + 1 < LIMIT) return;
      throw new DomainError("rate-limited", { seconds: Math.ceil((oldest + WINDOW_MS - clock()) / 1000) });
    },
    note: (user) => {
      for (const other of times.keys()) if (recent(other).length === 0) times.delete(other);
      times.set(user, [...recent(user), clock()].slice(-LIMIT));
    },
  };
}
