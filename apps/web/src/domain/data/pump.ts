/** Calls `attempt` again and again at the right times: at once, after a backoff, or when there is news. */
import { delayAfter, jittered } from "./backoff.ts";
import type { Clock } from "./ports.ts";

/** Milliseconds after which a resting pump looks round again, though nothing called it. */
export const HEARTBEAT = 60_000;

export type Verdict =
  /** There is more to do. */
  | { readonly next: "again" }
  /** A failure that deserves a second try before any pause. */
  | { readonly next: "doubt" }
  /** Nothing to do. */
  | { readonly next: "rest" }
  /** It went wrong: after a growing pause, of at least `wait` milliseconds. */
  | { readonly next: "later"; readonly wait: number };

export interface Pump {
  start(): void;
  stop(): void;
  /** There is something to do. Wakes a resting pump; one that waits after a failure goes on waiting. */
  nudge(): void;
  /** Things look better than they did: forgets past failures and tries at once, or as soon as the server allows. */
  hurry(): void;
}

export interface PumpPorts {
  readonly clock: Clock;
  /** From 0 up to 1. */
  readonly random: () => number;
}

type Phase = "stopped" | "running" | "resting" | "waiting";

/** @param attempt never rejects */
export function createPump(attempt: () => Promise<Verdict>, { clock, random }: PumpPorts): Pump {
  let phase: Phase = "stopped";
  let failures = 0;
  let notBefore = -Infinity;
  let called: "no" | "nudged" | "hurried" = "no";
  let cancel = (): void => undefined;
  /** Counts the runs, so that one which outlived a stop has no say in the next. */
  let turn = 0;

  const sleep = (next: Phase, delay: number): void => {
    cancel();
    phase = next;
    cancel = clock.after(Math.max(delay, notBefore - clock.now(), 0), () => void run());
  };
  const settle = (verdict: Verdict): void => {
    if (verdict.next === "later") fail(verdict.wait);
    else if (verdict.next === "doubt") sleep("waiting", 0);
    else succeed(verdict.next);
  };
  const succeed = (next: "again" | "rest"): void => {
    failures = 0;
    sleep("resting", next === "again" || called !== "no" ? 0 : HEARTBEAT);
  };
  /** News that came during the attempt may have come after it went wrong. */
  const fail = (wait: number): void => {
    notBefore = Math.max(notBefore, clock.now() + wait);
    failures = called === "hurried" ? 0 : failures + 1;
    sleep("waiting", failures === 0 ? 0 : jittered(delayAfter(failures), random()));
  };
  const run = async (): Promise<void> => {
    phase = "running";
    called = "no";
    turn += 1;
    const mine = turn;
    const verdict = await attempt();
    if (mine === turn && phase === "running") settle(verdict);
  };

  return {
    start: () => {
      if (phase === "stopped") sleep("resting", 0);
    },
    stop: () => {
      cancel();
      phase = "stopped";
    },
    nudge: () => {
      if (phase === "running" && called === "no") called = "nudged";
      if (phase === "resting") sleep("resting", 0);
    },
    hurry: () => {
      failures = 0;
      if (phase === "running") called = "hurried";
      else if (phase !== "stopped") sleep("waiting", 0);
    },
  };
}
