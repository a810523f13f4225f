/** Undo and redo over any immutable value. */

export const HISTORY_LIMIT = 200;

export interface History<T> {
  /** Oldest first, at most {@link HISTORY_LIMIT}. */
  readonly past: readonly T[];
  readonly present: T;
  /** The next one first. */
  readonly future: readonly T[];
  /** Key of the step that further changes of the same control join; null when the next change is a step of its own. */
  readonly openStep: string | null;
}

export interface Step {
  /** Key of the control; consecutive changes with the same key are one step. */
  readonly key?: string;
  /** True for the last of them, as when a slider is released. */
  readonly final?: boolean;
}

export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], openStep: null };
}

/** Makes `next` the present and drops the steps that were undone. */
export function record<T>(history: History<T>, next: T, { key, final = key === undefined }: Step = {}): History<T> {
  if (next === history.present) return final ? seal(history) : history;
  const openStep = final ? null : (key ?? null);
  if (key !== undefined && key === history.openStep) return { ...history, present: next, openStep };
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present: next, future: [], openStep };
}

/** Ends the open step: the next change is a step of its own. */
export function seal<T>(history: History<T>): History<T> {
  return history.openStep === null ? history : { ...history, openStep: null };
}

/** Replaces the present without making a step, for changes that undo should not take back. */
export function amend<T>(history: History<T>, present: T): History<T> {
  return present === history.present ? history : { ...history, present };
}

/** Changes every value that undo or redo can bring back, for changes from elsewhere that no undo should take back. */
export function amendAll<T>(history: History<T>, change: (value: T) => T): History<T> {
  const { past, present, future } = history;
  return { ...history, past: past.map(change), present: change(present), future: future.map(change) };
}

export function undo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], openStep: null };
}

export function redo<T>(history: History<T>): History<T> {
  const { past, present, future } = history;
  const [after, ...later] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: later, openStep: null };
}

/** Every value that undo or redo can still bring back, the present included. */
export function reachable<T>({ past, present, future }: History<T>): readonly T[] {
  return [...past, present, ...future];
}
