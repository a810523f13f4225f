/** When an outbox sends: after backoff following failures, and never while it is suspended. Plain data and pure functions. */

export interface Schedule {
  /** Most simultaneous deliveries. */
  readonly parallel: number;
  /** Idle milliseconds after which a delivery is tried. */
  readonly heartbeat: number;
  /** Reasons not to send; with none, deliveries may begin. */
  readonly suspended: ReadonlySet<string>;
  readonly running: number;
  /** Failures in a row. */
  readonly failures: number;
  /** Time for the next delivery; null if there is none to wait for. */
  readonly due: number | null;
  /** True when `due` ends a backoff; a nudge does not shorten it. */
  readonly backingOff: boolean;
  /** Earliest time allowed by the server; nothing shortens it. */
  readonly notBefore: number;
  /** The strongest request to send received while no delivery was free. */
  readonly asked: "no" | "nudge" | "hurry";
}

/** A delivery's result, as far as it affects the next one. */
export type Verdict =
  /** There may be more to send. */
  | { readonly next: "again" }
  | { readonly next: "rest" }
  /** A failure, to be confirmed by a second try at once. */
  | { readonly next: "confirm" }
  /** A failure: after the backoff, and `wait` milliseconds at least. */
  | { readonly next: "later"; readonly wait: number };

export function newSchedule(options: Partial<Schedule> = {}): Schedule {
  return {
    parallel: 1,
    heartbeat: Infinity,
    suspended: new Set(),
    running: 0,
    failures: 0,
    due: null,
    backingOff: false,
    notBefore: -Infinity,
    asked: "no",
    ...options,
  };
}

/** When to call `beginDue`; null while nothing is to begin. */
export function wakeTime({ suspended, due, notBefore }: Schedule): number | null {
  return due === null || suspended.size > 0 ? null : Math.max(due, notBefore);
}

export function suspend(schedule: Schedule, reason: string): Schedule {
  if (schedule.suspended.has(reason)) return schedule;
  return { ...schedule, suspended: new Set(schedule.suspended).add(reason) };
}

export function resume(schedule: Schedule, reason: string, now: number): Schedule {
  if (!schedule.suspended.has(reason)) return schedule;
  const suspended = new Set([...schedule.suspended].filter((other) => other !== reason));
  return nudge({ ...schedule, suspended }, now);
}

/** Signals something to send: ends a rest, and leaves a backoff alone. */
export function nudge(schedule: Schedule, now: number): Schedule {
  if (isBusy(schedule)) return schedule.asked === "no" ? { ...schedule, asked: "nudge" } : schedule;
  return schedule.backingOff ? schedule : { ...schedule, due: Math.min(schedule.due ?? Infinity, now) };
}

/** Sending is likely to succeed now: forgets past failures, and ends a backoff. */
export function hurry(schedule: Schedule, now: number): Schedule {
  if (isBusy(schedule)) return { ...schedule, failures: 0, asked: "hurry" };
  return { ...schedule, failures: 0, backingOff: false, due: now };
}

/** Begins deliveries up to `parallel`. @param available most deliveries to begin @returns how many begin */
export function beginDue(schedule: Schedule, available = Infinity): readonly [schedule: Schedule, begun: number] {
  if (schedule.suspended.size > 0) return [schedule, 0];
  const begun = Math.min(schedule.parallel - schedule.running, available);
  return [{ ...schedule, running: schedule.running + begun, due: null, backingOff: false, asked: "no" }, begun];
}

/** Ends a delivery. @param random from 0 up to 1 */
export function settle(schedule: Schedule, verdict: Verdict, now: number, random: number): Schedule {
  const ended = { ...schedule, running: schedule.running - 1 };
  if (verdict.next === "later") return backOff(ended, verdict.wait, now, random);
  if (verdict.next === "confirm") return { ...ended, due: now, backingOff: true };
  // Another delivery may have failed in the meantime.
  if (ended.backingOff) return { ...ended, failures: 0 };
  const delay = verdict.next === "again" || ended.asked !== "no" ? 0 : ended.heartbeat;
  const due = Math.min(ended.due ?? Infinity, now + delay);
  return { ...ended, failures: 0, due: due === Infinity ? null : due };
}

function backOff(schedule: Schedule, wait: number, now: number, random: number): Schedule {
  // A hurry during the delivery may have come after it failed.
  const failures = schedule.asked === "hurry" ? 0 : schedule.failures + 1;
  const delay = failures === 0 ? 0 : jittered(delayAfter(failures), random);
  return {
    ...schedule,
    failures,
    due: Math.max(schedule.backingOff ? (schedule.due ?? 0) : 0, now + delay),
    backingOff: true,
    notBefore: Math.max(schedule.notBefore, now + wait),
  };
}

function isBusy({ running, parallel }: Schedule): boolean {
  return running === parallel;
}

/** Exponential backoff (SPEC §9), with jitter so that clients do not return all at once. Milliseconds. */
const FIRST_DELAY = 1000;
const LONGEST_DELAY = 60_000;
const GROWTH = 1.5;

/** @param failures in a row, from 1 @returns milliseconds, before jitter */
export function delayAfter(failures: number): number {
  return Math.min(LONGEST_DELAY, FIRST_DELAY * GROWTH ** (failures - 1));
}

/**
 * @param random from 0 up to 1
 * @returns `delay` times 0.5 to 1.5, at most the longest delay
 */
export function jittered(delay: number, random: number): number {
  return Math.min(LONGEST_DELAY, delay * (0.5 + random));
}
