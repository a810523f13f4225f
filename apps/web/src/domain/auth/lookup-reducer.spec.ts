import { describe, expect, it } from "vitest";
import { AT_FIRST, SIGNED_OUT } from "./auth-state.ts";
import { sessionReducer } from "./session-reducer.ts";
import { INITIAL_STATE, type Lookup, type SessionEffect, type SessionEvent } from "./session-state.ts";
import {
  ada,
  ended,
  failedOf,
  findSession,
  FORGET,
  loading,
  logOf,
  lookupOf as of,
  resume,
  signedOut,
  type Row,
} from "./testing/session-rows.ts";
import { ADA, BO } from "./testing/world.ts";

interface Found {
  readonly signInNeeded?: boolean;
  readonly left?: boolean;
}

function found(
  lookup: Lookup,
  user: typeof ADA | null,
  { signInNeeded = false, left = false }: Found = {},
): SessionEvent {
  return { type: "session-found", lookup, user, signInNeeded, left };
}

const findDocument = (kind: Lookup["kind"], user = ADA): SessionEffect => ({
  type: "find-document",
  lookup: of(kind),
  user,
});
const NO_USER = new Error("No user is signed in.");
const forgetOthers = (user: typeof ADA | null = ADA): SessionEffect => ({
  type: "forget-others",
  uid: user?.uid ?? null,
});
const RETURN: SessionEffect = { type: "announce-return" };
const END: SessionEffect = { type: "end-session" };
const FORGET_SESSION: SessionEffect = { type: "forget-session" };

const LOOKUPS: readonly Row[] = [
  ["looks for a session at the start", INITIAL_STATE, { type: "opened" }, AT_FIRST, [findSession("open", 0)]],
  [
    "opens nothing while a sign-out is pending",
    loading,
    { type: "sign-out-pending", lookup: of("open") },
    SIGNED_OUT,
    [FORGET],
  ],
  [
    "leaves an open page alone while a sign-out is pending",
    ada,
    { type: "sign-out-pending", lookup: of("refresh") },
    ada.auth,
    [],
  ],
  [
    "is signed out without a session",
    loading,
    found(of("open"), null),
    SIGNED_OUT,
    [END, FORGET_SESSION, forgetOthers(null)],
  ],
  [
    "loads the document of a session's user",
    loading,
    found(of("open"), ADA),
    { user: ADA, loading: true },
    [resume(), forgetOthers(), findDocument("open")],
  ],
  ["ignores a session from before a sign-in", loading, found(of("open", 1), ADA), loading.auth, []],
  [
    "is loading during a sign-in",
    failedOf("sign-in"),
    { type: "signed-in-here" },
    { loading: true, failure: null },
    [findSession("sign-in", 3)],
  ],
  ["keeps what is open during a sign-in", ended, { type: "signed-in-here" }, ended.auth, [findSession("sign-in", 3)]],
  [
    "adopts the session of a sign-in",
    loading,
    found(of("sign-in"), ADA),
    loading.auth,
    [{ type: "adopt-session", lookup: of("sign-in"), user: ADA }],
  ],
  [
    "fails after a sign-in without a session",
    loading,
    found(of("sign-in"), null),
    { loading: false, failure: { of: "sign-in", text: "Couldn’t sign you in." } },
    [logOf("Couldn’t sign you in.", NO_USER)],
  ],
  [
    "loads the document after a sign-in",
    loading,
    { type: "session-adopted", user: ADA },
    { user: ADA, loading: true },
    [forgetOthers(), findDocument("sign-in")],
  ],
  [
    "keeps what is open when its user signs in again",
    ended,
    { type: "session-adopted", user: ADA },
    { ...ada.auth, ended: false },
    [RETURN, forgetOthers(), findDocument("sign-in")],
  ],
  [
    "closes what is open when another user signs in",
    ended,
    { type: "session-adopted", user: BO },
    { ...AT_FIRST, user: BO },
    [forgetOthers(BO), findDocument("sign-in", BO)],
  ],
  ["asks nothing twice while it is loading", loading, { type: "refreshed" }, loading.auth, []],
  ["looks again for the session of an open page", ada, { type: "refreshed" }, ada.auth, [findSession("refresh")]],
  ["looks again for the document", ada, found(of("refresh"), ADA), ada.auth, [findDocument("refresh")]],
  [
    "resumes what met with no session",
    ada,
    found(of("refresh"), ADA, { signInNeeded: true }),
    ada.auth,
    [resume(), RETURN, forgetOthers(), findDocument("refresh")],
  ],
  [
    "resumes a session that had ended",
    ended,
    found(of("refresh"), ADA),
    { ...ada.auth, ended: false },
    [resume(), RETURN, forgetOthers(), findDocument("refresh")],
  ],
  [
    "changes to the user of another tab",
    ada,
    found(of("refresh"), BO),
    { ...AT_FIRST, user: BO },
    [resume(BO), forgetOthers(BO), findDocument("refresh", BO)],
  ],
  [
    "ends a session that has ended by itself",
    ada,
    found(of("refresh"), null),
    { ...ada.auth, ended: true },
    [FORGET_SESSION],
  ],
  [
    "closes everything after a sign-out in another tab",
    ended,
    found(of("refresh"), null, { left: true }),
    SIGNED_OUT,
    [END, FORGET],
  ],
  ["stays signed out", signedOut, found(of("refresh"), null), SIGNED_OUT, []],
  ["ignores a departure from before a sign-in", ada, found(of("refresh", 1), null, { left: true }), ada.auth, []],
];

describe("a lookup of the session", () => {
  it.each(LOOKUPS)("%s", (_what, before, event, after, effects) => {
    const [state, given] = sessionReducer(before, event);
    expect(state.auth).toMatchObject(after);
    expect(given).toEqual(effects);
  });
});
