import { describe, expect, it } from "vitest";
import { newSchedule, type Verdict } from "../outbox/schedule.ts";
import { attemptReducer, type AttemptStep } from "./attempt-reducer.ts";
import { INITIAL_STATE, type ConnectionEffect, type ConnectionState, type Moment } from "./connection-state.ts";
import type { SentBatch } from "./send-batch.ts";

const NOW = 100_000;
const MOMENT: Moment = { now: NOW, random: 0.5, visible: true };
const REST: Verdict = { next: "rest" };
const LATER: Verdict = { next: "later", wait: 0 };
const COUNT: ConnectionEffect = { type: "count", id: 1, uid: "ada" };
const PROGRESS: ConnectionEffect = { type: "announce-progress" };
const PROBE: ConnectionEffect = { type: "probe", otherwise: REST };

type Step = AttemptStep extends infer Event ? (Event extends Moment ? Omit<Event, keyof Moment> : never) : never;

function stateOf(change: Partial<ConnectionState> = {}, reachability: "online" | "offline" | "unknown" = "online") {
  const schedule = newSchedule({ running: 1, heartbeat: 60_000 });
  const status = { ...INITIAL_STATE.status, reachability };
  return { ...INITIAL_STATE, status, schedule, answeredAt: NOW, user: "ada", ...change };
}

const sent = (batch: SentBatch): Step => ({ type: "batch-sent", uid: "ada", batch });
const part = (next: "continue" | "singly" | "later" | "sign-in", count = 1, wait = 0): Step =>
  sent({ next, count, wait });
const checked: Step = { type: "sign-out-checked", pending: false };

const again = { schedule: { running: 0, due: NOW, failures: 0, backingOff: false } };
const resting = { schedule: { running: 0, due: NOW + 60_000, failures: 0 } };
const backingOff = { schedule: { running: 0, due: NOW + 1000, failures: 1, backingOff: true } };
const confirming = { schedule: { running: 0, due: NOW, failures: 0, backingOff: true } };

type Row = readonly [
  what: string,
  before: ConnectionState,
  step: Step,
  after: object,
  effects: readonly ConnectionEffect[],
];

const ROWS: readonly Row[] = [
  [
    "sends a pending sign-out first",
    stateOf(),
    { type: "sign-out-checked", pending: true },
    {},
    [{ type: "send-sign-out" }],
  ],
  ["continues after a sign-out", stateOf(), { type: "sign-out-sent", sent: true }, again, [COUNT, PROGRESS]],
  [
    "backs off after a sign-out that failed",
    stateOf({}, "offline"),
    { type: "sign-out-sent", sent: false },
    backingOff,
    [COUNT],
  ],
  [
    "confirms a failure while it is unknown whether the server is there",
    stateOf({}, "unknown"),
    { type: "sign-out-sent", sent: false },
    confirming,
    [COUNT],
  ],
  ["sends a batch of ten", stateOf(), checked, {}, [{ type: "send-batch", uid: "ada", limit: 10 }]],
  [
    "sends writes one by one while one of them spoils a batch",
    stateOf({ singles: 4 }),
    checked,
    {},
    [{ type: "send-batch", uid: "ada", limit: 1 }],
  ],
  ["sends nothing before a sign-in", stateOf({ signInNeeded: true }), checked, resting, [COUNT]],
  ["sends nothing without a user", stateOf({ user: null }), checked, resting, []],
  ["probes an unknown server", stateOf({ user: null }, "unknown"), checked, {}, [PROBE]],
  [
    "probes a server that has not answered for a minute",
    stateOf({ user: null, answeredAt: NOW - 60_000 }),
    checked,
    {},
    [PROBE],
  ],
  ["probes a stale connection once", stateOf({ user: null, stale: true }), checked, { stale: false }, [PROBE]],
  ["rests when there is nothing to send", stateOf(), sent("none"), resting, [COUNT]],
  ["backs off while another tab sends", stateOf(), sent("taken"), backingOff, [COUNT]],
  ["begins again when a sign-out comes between", stateOf(), sent("interrupted"), again, [COUNT, PROGRESS]],
  [
    "continues after a batch",
    stateOf({ stale: true }),
    part("continue", 10),
    { ...again, stale: false },
    [COUNT, PROGRESS],
  ],
  [
    "counts writes that were sent one by one",
    stateOf({ singles: 4 }),
    part("continue"),
    { ...again, singles: 3 },
    [COUNT, PROGRESS],
  ],
  [
    "sends all of a refused batch one by one",
    stateOf(),
    part("singly", 10),
    { ...again, singles: 10 },
    [COUNT, PROGRESS],
  ],
  ["backs off after a failure", stateOf({ stale: true }), part("later"), { ...backingOff, stale: false }, [COUNT]],
  [
    "waits as long as the server asks for",
    stateOf(),
    part("later", 1, 20_000),
    { schedule: { notBefore: NOW + 20_000 } },
    [COUNT],
  ],
  ["confirms a failed batch at once", stateOf({}, "unknown"), part("later"), confirming, [COUNT]],
  [
    "waits for a sign-in",
    stateOf(),
    part("sign-in"),
    { ...resting, signInNeeded: true, status: { signInNeeded: true } },
    [COUNT],
  ],
  [
    "needs no sign-in of a user who has left",
    stateOf({ user: "bob" }),
    part("sign-in"),
    { signInNeeded: false },
    [{ ...COUNT, uid: "bob" }],
  ],
  [
    "rests after a probe that reached the server",
    stateOf(),
    { type: "probed", reached: true, otherwise: REST },
    resting,
    [COUNT],
  ],
  [
    "backs off after a probe when another tab sends",
    stateOf(),
    { type: "probed", reached: true, otherwise: LATER },
    backingOff,
    [COUNT],
  ],
  [
    "backs off after a probe that failed",
    stateOf({}, "offline"),
    { type: "probed", reached: false, otherwise: REST },
    backingOff,
    [COUNT],
  ],
  [
    "backs off when storage fails, and reports it",
    stateOf({}, "unknown"),
    { type: "attempt-failed", error: "disk" },
    backingOff,
    [COUNT, { type: "report", error: "disk" }],
  ],
];

describe("an attempt to send", () => {
  it.each(ROWS)("%s", (_what, before, step, after, effects) => {
    const [state, given] = attemptReducer(before, { ...step, ...MOMENT });
    expect(state).toMatchObject(after);
    expect(given).toEqual(effects);
  });

  it("probes nothing while the page is hidden", () => {
    const [state, effects] = attemptReducer(stateOf({ stale: true, user: null }), {
      ...checked,
      ...MOMENT,
      visible: false,
    });
    expect(state).toMatchObject({ ...resting, stale: true });
    expect(effects).toEqual([]);
  });
});
