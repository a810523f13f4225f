import type { StoredLogo } from "@matte/contracts";
import { describe, expect, it } from "vitest";
import type { KeptLogos } from "#domain/account/logo-server.ts";
import type { LogoRecord } from "../model/registry.ts";
import {
  hasUnsentLogos,
  logoSyncReducer,
  newLogoSync,
  type LogoSyncEffect,
  type LogoSyncEvent,
  type LogoSyncState,
} from "./logo-sync-reducer.ts";
import { LOGO_PLACES } from "./slots.ts";

const NONE = { light: null, dark: null };
const ERROR = new TypeError("Failed to fetch");
const keptAt = (changedAt: string): StoredLogo => ({ name: "logo.svg", width: 4, height: 2, changedAt });
const EMPTY_ACCOUNT: KeptLogos = NONE;
const ACCOUNT: KeptLogos = { light: keptAt("t1"), dark: null };
const RECORD: LogoRecord = {
  logo: { id: "fetched", name: "logo.svg", width: 4, height: 2 },
  picture: new Blob(),
  bitmap: { width: 4, height: 2, close: () => undefined },
  url: "blob:fetched",
};

function after(here: LogoSyncState["here"], ...events: readonly LogoSyncEvent[]): LogoSyncState {
  return events.reduce((state, event) => logoSyncReducer(state, event)[0], newLogoSync(here));
}

const CHOSEN = { light: "a", dark: null };
const changed = (here: LogoSyncState["here"]): LogoSyncEvent => ({ type: "changed", here });
const paused: LogoSyncEvent = { type: "paused" };
const requested: LogoSyncEvent = { type: "requested" };
const ended: LogoSyncEvent = { type: "ended" };
const listed = (account: KeptLogos): LogoSyncEvent => ({ type: "listed", account });
const sent: LogoSyncEvent = { type: "sent", place: "light", id: "a", account: ACCOUNT };
const fetched = (record: LogoRecord | null, account = ACCOUNT): LogoSyncEvent => ({
  type: "fetched",
  place: "light",
  record,
  account,
});
const failed: LogoSyncEvent = { type: "failed", error: ERROR };
const SEND: LogoSyncEffect = { type: "send", place: "light", id: "a" };
/** Places after the first are asked about in the same job. */
const LATER = LOGO_PLACES.slice(1).map((place) => ({ type: "send", place }) as const);
const FETCH: LogoSyncEffect = { type: "fetch", place: "light", account: ACCOUNT };

type Row = readonly [
  what: string,
  before: LogoSyncState,
  event: LogoSyncEvent,
  after: Partial<LogoSyncState>,
  effects: readonly LogoSyncEffect[],
];

const ROWS: readonly Row[] = [
  ["waits for a pause after a change", after(NONE), changed(CHOSEN), { here: CHOSEN }, [{ type: "await-pause" }]],
  ["waits for nothing when a change is undone", after(NONE, changed(CHOSEN)), changed(NONE), { here: NONE }, []],
  ["sends a new logo after the pause", after(CHOSEN), paused, { running: LATER }, [SEND]],
  ["sends the removal of a logo", after(CHOSEN, paused, sent, changed(NONE)), paused, {}, [{ ...SEND, id: null }]],
  ["sends nothing that the account has", after(CHOSEN, paused, sent), paused, { running: null }, []],
  [
    "notes what the account has",
    after(CHOSEN, paused),
    sent,
    { sent: CHOSEN, changedAt: { light: "t1", dark: null }, running: null },
    [],
  ],
  [
    "skips a logo of an editor that is closing",
    after(CHOSEN, paused),
    { type: "not-sent" },
    { sent: NONE, running: null },
    [],
  ],
  ["sends before it lists", after(CHOSEN), requested, { running: [...LATER, { type: "list" }] }, [SEND]],
  ["lists when there is nothing to send", after(NONE), requested, { running: [] }, [{ type: "list" }]],
  [
    "runs one job after another",
    after(CHOSEN, paused),
    requested,
    { queue: [[{ type: "send", place: "light" }, ...LATER, { type: "list" }]] },
    [],
  ],
  [
    "begins the next job when one is done",
    after(CHOSEN, paused, requested),
    sent,
    { queue: [], running: [] },
    [{ type: "list" }],
  ],
  ["fetches a logo that another device has changed", after(NONE, requested), listed(ACCOUNT), { running: [] }, [FETCH]],
  ["fetches nothing that it knows", after(CHOSEN, paused, sent, requested), listed(ACCOUNT), { running: null }, []],
  [
    "applies a fetched logo",
    after(NONE, requested, listed(ACCOUNT)),
    fetched(RECORD),
    { sent: { light: "fetched", dark: null } },
    [{ type: "apply", place: "light", record: RECORD }],
  ],
  [
    "applies a removal by another device",
    after(CHOSEN, paused, sent, requested, listed(EMPTY_ACCOUNT)),
    fetched(null, EMPTY_ACCOUNT),
    { sent: NONE, changedAt: NONE },
    [{ type: "apply", place: "light", record: null }],
  ],
  [
    "prefers a logo that was chosen during the fetch",
    after(NONE, requested, listed(ACCOUNT), changed(CHOSEN)),
    fetched(RECORD),
    { sent: NONE, running: null },
    [],
  ],
  [
    "reports a failure, and drops the rest of its job",
    after(CHOSEN, requested),
    failed,
    { running: null, sent: NONE },
    [{ type: "report", error: ERROR }],
  ],
  [
    "begins the next job after a failure",
    after(CHOSEN, paused, requested),
    failed,
    {},
    [{ type: "report", error: ERROR }, SEND],
  ],
  [
    "stops at its end",
    after(CHOSEN, paused, requested),
    ended,
    { running: null, queue: [] },
    [{ type: "cancel-pause" }],
  ],
  ["begins nothing after its end", after(CHOSEN, ended), requested, { queue: [] }, []],
  ["continues nothing after its end", after(CHOSEN, requested, ended), sent, { running: null }, []],
  [
    "applies nothing after its end",
    after(NONE, requested, listed(ACCOUNT), ended),
    fetched(RECORD),
    { sent: NONE },
    [],
  ],
];

describe("syncing logos", () => {
  it.each(ROWS)("%s", (_what, before, event, next, effects) => {
    const [state, given] = logoSyncReducer(before, event);
    expect(state).toMatchObject(next);
    expect(given).toEqual(effects);
  });

  it.each<[what: string, state: LogoSyncState, unsent: boolean]>([
    ["before anything was chosen", after(NONE), false],
    ["after a choice", after(NONE, changed(CHOSEN)), true],
    ["once the account has the choice", after(CHOSEN, paused, sent), false],
    ["after a failure", after(CHOSEN, paused, failed), true],
    ["after its end", after(CHOSEN, ended), false],
  ])("the state knows %s whether logos are unsent", (_what, state, unsent) => {
    expect(hasUnsentLogos(state)).toBe(unsent);
  });
});
