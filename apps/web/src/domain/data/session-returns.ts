/** Signals a user's return after their session had ended: requests refused without a session may be sent again. */
import { createStore } from "zustand/vanilla";

const returns = createStore<{ readonly count: number }>(() => ({ count: 0 }));

export function announceSessionReturn(): void {
  returns.setState(({ count }) => ({ count: count + 1 }));
}

/** @returns unsubscribes */
export function onSessionReturn(listener: () => void): () => void {
  return returns.subscribe(() => listener());
}
