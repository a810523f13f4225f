/** Signals that a user whose session had ended has signed in again: requests that met with no session may be sent again. */
import { createStore } from "zustand/vanilla";

const returns = createStore<{ readonly count: number }>(() => ({ count: 0 }));

export function announceSessionReturn(): void {
  returns.setState(({ count }) => ({ count: count + 1 }));
}

/** @returns unsubscribes */
export function onSessionReturn(listener: () => void): () => void {
  return returns.subscribe(() => listener());
}
