import { describe, expect, it } from "vitest";
import { newSchedule, type Schedule } from "../outbox/schedule.ts";
import type { Upload } from "./types.ts";
import { uploadsReducer } from "./uploads-reducer.ts";
import {
  hasCapacity,
  isOpen,
  NO_UPLOADS,
  type StoredUpload,
  type SuspendReason,
  type UploadOutcome,
  type UploadsEffect,
  type UploadsOccurrence,
  type UploadsState,
} from "./uploads-state.ts";

const NOW = 100_000;
const UPLOAD: Upload = { id: "a", kind: "original", name: "a.jpg", image: new Blob() };

const schedule = (change: Partial<Schedule> = {}): Schedule => newSchedule({ parallel: 2, ...change });
const suspendedBy = (...reasons: SuspendReason[]): Partial<Schedule> => ({ suspended: new Set(reasons) });
const stateOf = (change: Partial<UploadsState>): UploadsState => ({ ...NO_UPLOADS, ...change });
/** Uploads stored by an earlier page. */
const stored = (...ids: string[]): StoredUpload[] => ids.map((id) => ({ id, size: 0, tries: 0 }));
/** The upload "a" is being sent, "b" and "c" wait. */
const sending = stateOf({
  schedule: schedule({ running: 1 }),
  queue: stored("b", "c"),
  sending: [{ id: "a", size: 10, tries: 8 }],
  bytes: 10,
});
const settled = (outcome: UploadOutcome, upload: Upload | null = UPLOAD): UploadsOccurrence => ({
  type: "settled",
  id: "a",
  upload,
  outcome,
});
const dropped = { bytes: 0, sending: [], queue: stored("b", "c"), schedule: { running: 0, due: NOW } };
const retried = { queue: [...stored("b", "c"), { id: "a", size: 10, tries: 9 }], sending: [], bytes: 10 };
const backingOff = { schedule: { running: 0, due: NOW + 1000, failures: 1, backingOff: true } };
const REMOVE: UploadsEffect = { type: "remove", id: "a" };
const REPORT: UploadsEffect = { type: "report-failure", upload: UPLOAD };

type Row = readonly [
  what: string,
  before: UploadsState,
  event: UploadsOccurrence,
  after: object,
  effects: readonly UploadsEffect[],
];

const ROWS: readonly Row[] = [
  [
    "queues uploads that earlier pages have left",
    stateOf({ queue: stored("z") }),
    { type: "found", ids: ["a", "b"] },
    { queue: stored("z", "a", "b"), bytes: 0, schedule: { due: NOW } },
    [],
  ],
  [
    "queues and measures an upload of this page",
    NO_UPLOADS,
    { type: "stored", id: "a", size: 7 },
    { queue: [{ id: "a", size: 7, tries: 0 }], bytes: 7, schedule: { due: NOW } },
    [],
  ],
  [
    "sends two at a time",
    stateOf({ queue: stored("a", "b", "c") }),
    { type: "woken" },
    { queue: stored("c"), sending: stored("a", "b"), schedule: { running: 2, due: null } },
    [
      { type: "send", id: "a" },
      { type: "send", id: "b" },
    ],
  ],
  [
    "sends one next to another",
    stateOf({ queue: stored("b", "c"), schedule: schedule({ running: 1 }) }),
    { type: "woken" },
    { queue: stored("c") },
    [{ type: "send", id: "b" }],
  ],
  [
    "sends nothing while it is suspended",
    stateOf({ queue: stored("a"), schedule: schedule(suspendedBy("offline")) }),
    { type: "woken" },
    { queue: stored("a") },
    [],
  ],
  [
    "rests when the queue is empty",
    stateOf({ schedule: schedule({ due: NOW }) }),
    { type: "woken" },
    { schedule: { running: 0, due: null } },
    [],
  ],
  ["is suspended", NO_UPLOADS, { type: "suspended", reason: "loading" }, { schedule: suspendedBy("loading") }, []],
  [
    "sends when the suspension ends",
    stateOf({ schedule: schedule(suspendedBy("loading")) }),
    { type: "resumed", reason: "loading" },
    { schedule: { due: NOW, suspended: new Set() } },
    [],
  ],
  ["removes what was sent", sending, settled({ kind: "sent" }), dropped, [REMOVE]],
  ["removes and reports what was refused", sending, settled({ kind: "refused" }), dropped, [REMOVE, REPORT]],
  ["leaves to another page what it sends", sending, settled({ kind: "taken" }), dropped, []],
  ["forgets what is gone", sending, settled({ kind: "gone" }, null), dropped, []],
  ["leaves to the next page what was aborted", sending, settled({ kind: "aborted" }), dropped, []],
  [
    "tries again when the server asks for time",
    sending,
    settled({ kind: "later", wait: 500 }),
    { ...retried, ...backingOff },
    [],
  ],
  [
    "waits as long as the server asks for",
    sending,
    settled({ kind: "later", wait: 20_000 }),
    { schedule: { notBefore: NOW + 20_000 } },
    [],
  ],
  [
    "tries again and reports a failure of the server",
    sending,
    settled({ kind: "failed", wait: 0 }),
    { ...retried, ...backingOff },
    [REPORT],
  ],
  [
    "tries again and reports a server out of reach",
    sending,
    settled({ kind: "unreachable", wait: 0 }),
    { ...retried, ...backingOff },
    [REPORT],
  ],
  [
    "gives up after ten tries",
    { ...sending, sending: [{ id: "a", size: 10, tries: 9 }] },
    settled({ kind: "failed", wait: 0 }),
    { queue: stored("b", "c"), sending: [], bytes: 10 },
    [REPORT],
  ],
  [
    "holds everything back without a session",
    sending,
    settled({ kind: "signed-out" }),
    { queue: [{ id: "a", size: 10, tries: 8 }, ...stored("b", "c")], schedule: suspendedBy("signed-out") },
    [],
  ],
  [
    "is closed by a full server",
    sending,
    settled({ kind: "full" }),
    { queue: [], schedule: suspendedBy("closed") },
    [{ type: "report-full" }, { type: "clear" }],
  ],
  [
    "reports a full server once",
    { ...sending, schedule: schedule({ running: 1, ...suspendedBy("closed") }) },
    settled({ kind: "full" }),
    {},
    [],
  ],
];

describe("the uploads", () => {
  it.each(ROWS)("%s", (_what, before, occurrence, after, effects) => {
    const [state, given] = uploadsReducer(before, { ...occurrence, now: NOW, random: 0.5 });
    expect(state).toMatchObject(after);
    expect(given).toEqual(effects);
  });

  it.each<[what: string, state: UploadsState, capacity: boolean, open: boolean]>([
    ["nothing waits", NO_UPLOADS, true, true],
    ["256 MB wait", stateOf({ bytes: 256e6 }), false, true],
    ["photos are being loaded", stateOf({ schedule: schedule(suspendedBy("loading")) }), false, true],
    ["an export runs", stateOf({ schedule: schedule(suspendedBy("export 2")) }), false, true],
    ["the server is out of reach", stateOf({ schedule: schedule(suspendedBy("offline", "signed-out")) }), true, true],
    ["they are closed", stateOf({ schedule: schedule(suspendedBy("closed")) }), true, false],
  ])("while %s have their capacity and are open as listed", (_what, state, capacity, open) => {
    expect([hasCapacity(state), isOpen(state)]).toEqual([capacity, open]);
  });
});
