import { describe, expect, it } from "vitest";
import { SIGNED_OUT } from "./auth-state.ts";
import { sessionReducer } from "./session-reducer.ts";
import type { SessionEvent } from "./session-state.ts";
import {
  ada,
  DOCUMENT,
  ended,
  failedOf,
  findSession,
  FORGET,
  logOf,
  signedOut,
  type Row,
} from "./testing/session-rows.ts";
import { ADA, NOW } from "./testing/world.ts";

const ROWS: readonly Row[] = [
  ["signs out", ada, { type: "sign-out-requested" }, ada.auth, [{ type: "sign-out" }]],
  ["closes everything when signed out", ended, { type: "signed-out" }, SIGNED_OUT, [FORGET]],
  [
    "still reports a failed sign-in when signed out",
    failedOf("sign-in", ada),
    { type: "signed-out" },
    { user: null, failure: { of: "sign-in", text: "It failed." } },
    [FORGET],
  ],
  [
    "reports no failed sign-out when signed out",
    failedOf("sign-out", ada),
    { type: "signed-out" },
    SIGNED_OUT,
    [FORGET],
  ],
  [
    "reports a failure by its own text",
    signedOut,
    { type: "failed", of: "sign-in", error: "x", text: "Cancelled." },
    { failure: { of: "sign-in", text: "Cancelled." } },
    [logOf("Cancelled.", "x")],
  ],
  ["dismisses a failure", failedOf("sign-in"), { type: "failure-dismissed" }, SIGNED_OUT, []],
  [
    "retries a sign-in",
    failedOf("sign-in"),
    { type: "retried" },
    SIGNED_OUT,
    [{ type: "open-window", staying: false }],
  ],
  [
    "retries a sign-in without leaving what is open",
    failedOf("sign-in", ended),
    { type: "retried" },
    ended.auth,
    [{ type: "open-window", staying: true }],
  ],
  ["retries a sign-out", failedOf("sign-out", ada), { type: "retried" }, ada.auth, [{ type: "sign-out" }]],
  [
    "retries loading the account",
    failedOf("load"),
    { type: "retried" },
    { loading: true, failure: null },
    [findSession("open")],
  ],
  ["retries nothing without a failure", ada, { type: "retried" }, ada.auth, []],
  [
    "shows a saved change",
    ada,
    { type: "saved", uid: ADA.uid, changes: { onboardingCompletedAt: NOW } },
    { document: { ...DOCUMENT, onboardingCompletedAt: NOW } },
    [{ type: "remember", account: { user: ADA, document: { ...DOCUMENT, onboardingCompletedAt: NOW } } }],
  ],
  [
    "shows no saved change of a user who has left",
    signedOut,
    { type: "saved", uid: ADA.uid, changes: { onboardingCompletedAt: NOW } },
    SIGNED_OUT,
    [],
  ],
];

describe("a session", () => {
  it.each(ROWS)("%s", (_what, before, event, after, effects) => {
    const [state, given] = sessionReducer(before, event);
    expect(state.auth).toMatchObject(after);
    expect(given).toEqual(effects);
  });

  it.each<[SessionEvent["type"], SessionEvent, number]>([
    ["signed-in-here", { type: "signed-in-here" }, 3],
    ["signed-out", { type: "signed-out" }, 3],
    ["refreshed", { type: "refreshed" }, 2],
    ["opened", { type: "opened" }, 2],
  ])("after the event %s makes answers outdated only by a sign-in or a departure", (_type, event, generation) => {
    expect(sessionReducer(ada, event)[0].generation).toBe(generation);
  });
});
