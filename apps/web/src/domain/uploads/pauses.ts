import type { Clock } from "../outbox/clock.ts";

/** Reasons to wait, of which one is enough. */
export interface Pauses {
  /** @returns takes the reason back; twice does no harm */
  begin(): () => void;
  /** Waits until so many milliseconds after the last call. */
  hush(milliseconds: number): void;
  /** Whether there is no reason. */
  over(): boolean;
}

/** @param changed told when a reason has gone */
export function createPauses({ after }: Pick<Clock, "after">, changed: () => void): Pauses {
  const reasons = new Set<symbol>();
  const hushed = Symbol("hushed");
  let unset = (): void => undefined;
  const end = (reason: symbol): void => {
    if (reasons.delete(reason)) changed();
  };
  return {
    begin: () => {
      const reason = Symbol("pause");
      reasons.add(reason);
      return () => end(reason);
    },
    hush: (milliseconds) => {
      unset();
      reasons.add(hushed);
      unset = after(milliseconds, () => end(hushed));
    },
    over: () => reasons.size === 0,
  };
}
