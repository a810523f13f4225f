import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  beginDue,
  hurry,
  newSchedule,
  nudge,
  resume,
  settle,
  suspend,
  wakeTime,
  type Schedule,
  type Verdict,
} from "./schedule.ts";

const NOW = 1000;
const MIDDLE = 0.5;
const resting = newSchedule({ heartbeat: 60_000, due: 61_000 });
const idle = newSchedule();
const running = newSchedule({ heartbeat: 60_000, running: 1 });
const backingOff = newSchedule({ failures: 3, due: 5000, backingOff: true });
const suspended = newSchedule({ due: NOW, suspended: new Set(["offline"]) });
const twoRunning = newSchedule({ parallel: 2, running: 2 });
const later = (wait: number): Verdict => ({ next: "later", wait });

describe("a schedule", () => {
  it.each<[what: string, before: Schedule, change: (schedule: Schedule) => Schedule, after: Partial<Schedule>]>([
    ["begins at once when nudged at rest", resting, (s) => nudge(s, NOW), { due: NOW }],
    ["keeps an earlier time when nudged", { ...resting, due: 900 }, (s) => nudge(s, NOW), { due: 900 }],
    ["does not shorten a backoff when nudged", backingOff, (s) => nudge(s, NOW), { due: 5000, failures: 3 }],
    ["remembers a nudge while busy", running, (s) => nudge(s, NOW), { due: null, asked: "nudge" }],
    ["keeps a hurry over a nudge", { ...running, asked: "hurry" }, (s) => nudge(s, NOW), { asked: "hurry" }],
    [
      "begins another delivery while one of two is free",
      { ...twoRunning, running: 1 },
      (s) => nudge(s, NOW),
      { due: NOW },
    ],
    ["ends a backoff in a hurry", backingOff, (s) => hurry(s, NOW), { due: NOW, failures: 0, backingOff: false }],
    [
      "remembers a hurry while busy",
      { ...running, failures: 3 },
      (s) => hurry(s, NOW),
      { asked: "hurry", failures: 0 },
    ],
    [
      "continues at once after a success",
      running,
      (s) => settle(s, { next: "again" }, NOW, MIDDLE),
      { due: NOW, running: 0 },
    ],
    [
      "rests until its heartbeat",
      running,
      (s) => settle(s, { next: "rest" }, NOW, MIDDLE),
      { due: 61_000, running: 0 },
    ],
    [
      "rests without an end where it has no heartbeat",
      twoRunning,
      (s) => settle(s, { next: "rest" }, NOW, MIDDLE),
      { due: null, running: 1 },
    ],
    [
      "does not rest when it was nudged",
      { ...running, asked: "nudge" },
      (s) => settle(s, { next: "rest" }, NOW, MIDDLE),
      { due: NOW },
    ],
    [
      "forgets failures after a success",
      { ...running, failures: 3 },
      (s) => settle(s, { next: "again" }, NOW, MIDDLE),
      { failures: 0 },
    ],
    [
      "confirms a failure at once, without counting it",
      running,
      (s) => settle(s, { next: "confirm" }, NOW, MIDDLE),
      { due: NOW, failures: 0, backingOff: true },
    ],
    [
      "backs off after a failure",
      running,
      (s) => settle(s, later(0), NOW, MIDDLE),
      { due: 2000, failures: 1, backingOff: true },
    ],
    [
      "backs off longer after further failures",
      { ...running, failures: 2 },
      (s) => settle(s, later(0), NOW, MIDDLE),
      { due: 3250, failures: 3 },
    ],
    ["takes half the backoff at one end of the jitter", running, (s) => settle(s, later(0), NOW, 0), { due: 1500 }],
    [
      "tries again at once after a failure in a hurry",
      { ...running, asked: "hurry" },
      (s) => settle(s, later(0), NOW, MIDDLE),
      { due: NOW, failures: 0 },
    ],
    [
      "keeps the longer of two backoffs",
      { ...backingOff, parallel: 2, running: 1 },
      (s) => settle(s, later(0), NOW, MIDDLE),
      { due: 5000, failures: 4 },
    ],
    [
      "keeps a backoff when another delivery succeeds",
      { ...backingOff, parallel: 2, running: 1 },
      (s) => settle(s, { next: "again" }, NOW, MIDDLE),
      { due: 5000, failures: 0 },
    ],
    [
      "notes the time that the server allows",
      running,
      (s) => settle(s, later(30_000), NOW, MIDDLE),
      { notBefore: 31_000 },
    ],
    [
      "is due when its last suspension ends",
      { ...suspended, due: null },
      (s) => resume(s, "offline", NOW),
      { due: NOW },
    ],
    ["is as it was when an unknown suspension ends", suspended, (s) => resume(s, "signed-out", NOW), suspended],
    [
      "keeps a backoff when a suspension ends",
      suspend(backingOff, "offline"),
      (s) => resume(s, "offline", NOW),
      { due: 5000 },
    ],
  ])("%s", (_what, before, change, after) => {
    expect(change(before)).toMatchObject(after);
  });

  it.each<[what: string, schedule: Schedule, available: number, begun: number]>([
    ["as many as may run", newSchedule({ parallel: 2 }), 3, 2],
    ["as many as there are", newSchedule({ parallel: 2 }), 1, 1],
    ["only where one is free", { ...twoRunning, running: 1 }, 3, 1],
    ["none while all are busy", twoRunning, 3, 0],
    ["none while it is suspended", suspended, 3, 0],
  ])("begins deliveries: %s", (_what, schedule, available, begun) => {
    const [after, count] = beginDue(schedule, available);
    expect([count, after.running]).toEqual([begun, schedule.running + begun]);
  });

  it.each<[what: string, schedule: Schedule, time: number | null]>([
    ["nothing to send", idle, null],
    ["a due delivery", resting, 61_000],
    ["a suspension", suspended, null],
    ["a server that asks for time", { ...resting, due: NOW, notBefore: 9000 }, 9000],
  ])("with %s wakes at %j", (_what, schedule, time) => {
    expect(wakeTime(schedule)).toBe(time);
  });

  it("never begins before the server allows, whatever happens", () => {
    const step = fc.constantFrom<(s: Schedule, now: number) => Schedule>(
      nudge,
      hurry,
      (s) => suspend(s, "offline"),
      (s, now) => resume(s, "offline", now),
      (s, now) => (s.running > 0 ? settle(s, later(20_000), now, MIDDLE) : beginDue(s)[0]),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = steps.reduce((schedule, change, at) => change(schedule, at * 10), newSchedule({ running: 1 }));
        const time = wakeTime(end);
        if (time !== null) expect(time).toBeGreaterThanOrEqual(end.notBefore);
        expect(end.running).toBeLessThanOrEqual(end.parallel);
      }),
    );
  });
});
