/** Undo and redo over any immutable value. */

export const HISTORY_LIMIT = 200;

export interface History<T> {
  /** Oldest first, at most {@link HISTORY_LIMIT}. */
  readonly past: readonly T[];
  readonly present: T;
  /** The next one first. */
  readonly future: readonly T[];
  /** Key of the step joined by further changes with the same control; null when the next change is a separate step. */
  readonly openStep: string | null;
}

export interface Step {
  /** Key of the control; consecutive changes with the same key are one step. */
  readonly key?: string;
  /** True for the last one, as when a slider is released. */
  readonly final?: boolean;
}

export function beginHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], openStep: null };
}

/** Makes `next` the present and drops undone steps. */
export function record<T>(history: History<T>, next: T, { key, final = key === undefined }: Step = {}): History<T> {
  if (next === history.present) return final ? seal(history) : history;
  const openStep = final ? null : (key ?? null);
  if (key !== undefined && key === history.openStep) return { ...history, present: next, openStep };
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present: next, future: [], openStep };
}

/** Ends the open step: the next change is a separate step. */
export function seal<T>(history: History<T>): History<T> {
  return history.openStep === null ? history : { ...history, openStep: null };
}

/** Replaces the present without making a step, for changes not to be undone. */
export function amend<T>(history: History<T>, present: T): History<T> {
  return present === history.present ? history : { ...history, present };
}

/** Changes every value within reach of undo or redo, for outside changes not to be undone. */
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

/** Every value within reach of undo or redo, including the present. */
export function reachable<T>({ past, present, future }: History<T>): readonly T[] {
  return [...past, present, ...future];
}
