import { describe, expect, it } from "vitest";
import { newSchedule, type Schedule } from "../outbox/schedule.ts";
import { connectionReducer } from "./connection-reducer.ts";
import { INITIAL_STATE, type ConnectionEffect, type ConnectionState, type Occurrence } from "./connection-state.ts";

const NOW = 100_000;
const MOMENT = { now: NOW, random: 0.5, visible: true };
const COUNT: ConnectionEffect = { type: "count", id: 1, uid: "ada" };

function stateOf(change: Partial<ConnectionState> = {}): ConnectionState {
  const status = { ...INITIAL_STATE.status, reachability: "online" as const };
  return { ...INITIAL_STATE, status, schedule: newSchedule(), answeredAt: NOW, user: "ada", ...change };
}

const online = stateOf();
const offline = stateOf({ status: { ...online.status, reachability: "offline" }, answeredAt: -Infinity });
const backingOff = newSchedule({ failures: 3, due: NOW + 9000, backingOff: true });
const needsSignIn = stateOf({ signInNeeded: true, status: { ...online.status, signInNeeded: true } });
const erased = stateOf({ erased: new Set(["ada"]) });
const contact = (of: "answered" | "failed" | "silent", own: boolean, startedAt = NOW): Occurrence => ({
  type: "contact",
  contact: of,
  own,
  startedAt,
});

type Row = readonly [
  what: string,
  before: ConnectionState,
  event: Occurrence,
  after: object,
  effects: readonly ConnectionEffect[],
];

const DUE: Partial<Schedule> = { due: NOW };
const hurried = { schedule: { due: NOW, failures: 0, backingOff: false } };

const ROWS: readonly Row[] = [
  [
    "attempts at once when it starts",
    INITIAL_STATE,
    { type: "started" },
    { schedule: { ...DUE, suspended: new Set() } },
    [],
  ],
  [
    "suspends attempts when it stops",
    online,
    { type: "stopped" },
    { schedule: { suspended: new Set(["stopped"]) } },
    [],
  ],
  [
    "begins an attempt with a pending sign-out",
    stateOf({ schedule: newSchedule(DUE) }),
    { type: "woken" },
    { schedule: { running: 1, due: null } },
    [{ type: "check-sign-out" }],
  ],
  ["begins no attempt while it is stopped", INITIAL_STATE, { type: "woken" }, { schedule: { running: 0 } }, []],
  [
    "attempts at once for a new user",
    stateOf({ user: null, singles: 3 }),
    { type: "user-changed", uid: "ada" },
    { user: "ada", singles: 0, ...hurried },
    [COUNT],
  ],
  [
    "ends a wait for a sign-in with its user's return",
    needsSignIn,
    { type: "user-changed", uid: "ada" },
    { signInNeeded: false, status: { signInNeeded: false } },
    [COUNT],
  ],
  [
    "counts nothing without a user",
    stateOf({ status: { ...online.status, waiting: 3 } }),
    { type: "user-changed", uid: null },
    { user: null, status: { waiting: 0 } },
    [],
  ],
  [
    "erases a user whose account another tab has deleted",
    erased,
    { type: "user-changed", uid: null },
    { user: null },
    [{ type: "erase", uid: "ada" }],
  ],
  [
    "erases no deleted user who is signed in still",
    erased,
    { type: "user-changed", uid: "ada" },
    { user: "ada" },
    [COUNT],
  ],
  [
    "shows that a sign-in is needed",
    online,
    { type: "sign-in-needed" },
    { signInNeeded: true, status: { signInNeeded: true } },
    [COUNT],
  ],
  ["attempts to send a stored write", online, { type: "write-stored" }, { schedule: DUE }, [COUNT]],
  [
    "does not end a backoff for a stored write",
    stateOf({ schedule: backingOff }),
    { type: "write-stored" },
    { schedule: backingOff },
    [COUNT],
  ],
  ["counts what another tab has changed", online, { type: "store-changed" }, { schedule: online.schedule }, [COUNT]],
  [
    "takes over the latest count",
    stateOf({ counts: 2 }),
    { type: "counted", id: 2, counts: { waiting: 1, held: 1, deadLetters: [] } },
    { status: { waiting: 1, held: 1 } },
    [],
  ],
  [
    "ignores an overtaken count",
    stateOf({ counts: 2 }),
    { type: "counted", id: 1, counts: { waiting: 1, held: 1, deadLetters: [] } },
    { status: { waiting: 0 } },
    [],
  ],
  [
    "remembers a deleted account",
    online,
    { type: "account-erased", uid: "bob" },
    { erased: new Set(["bob"]) },
    [COUNT],
  ],
  [
    "only sends what waits when the page comes into view",
    online,
    { type: "attended" },
    { stale: false, schedule: DUE },
    [],
  ],
  [
    "checks an old answer when the page comes into view",
    stateOf({ answeredAt: NOW - 10_000 }),
    { type: "attended" },
    { stale: true, ...hurried },
    [],
  ],
  [
    "tries a sign-in elsewhere when the page comes into view",
    needsSignIn,
    { type: "attended" },
    { signInNeeded: false, status: { signInNeeded: true }, ...hurried },
    [],
  ],
  [
    "ends a backoff when the user retries",
    stateOf({ schedule: backingOff }),
    { type: "retried" },
    { stale: true, ...hurried },
    [],
  ],
  [
    "gives up a silent request for a retry",
    offline,
    { type: "retried" },
    { stale: true, ...hurried },
    [{ type: "abort-request" }],
  ],
  [
    "is online with an answer, and attempts at once",
    offline,
    contact("answered", false),
    { status: { reachability: "online" }, answeredAt: NOW, ...hurried },
    [],
  ],
  [
    "leaves the next attempt to the current one",
    offline,
    contact("answered", true),
    { status: { reachability: "online" }, schedule: offline.schedule },
    [],
  ],
  [
    "is unknown after a failure, and attempts to decide",
    stateOf({ answeredAt: 0 }),
    contact("failed", false),
    { status: { reachability: "unknown" }, schedule: DUE },
    [],
  ],
  [
    "is offline after silence",
    stateOf({ answeredAt: 0 }),
    contact("silent", false),
    { status: { reachability: "offline" } },
    [],
  ],
  [
    "ignores a failure of a request older than the last answer",
    online,
    contact("failed", false, NOW - 1),
    { status: { reachability: "online" } },
    [],
  ],
];

describe("the data connection", () => {
  it.each(ROWS)("%s", (_what, before, occurrence, after, effects) => {
    const [state, given] = connectionReducer(before, { ...occurrence, ...MOMENT });
    expect(state).toMatchObject(after);
    expect(given).toEqual(effects);
  });

  it("keeps its status object while nothing in it changes", () => {
    for (const [, before, occurrence] of ROWS) {
      const [state] = connectionReducer(before, { ...occurrence, ...MOMENT });
      const same = JSON.stringify(state.status) === JSON.stringify(before.status);
      expect(Object.is(state.status, before.status)).toBe(same);
    }
  });
});
