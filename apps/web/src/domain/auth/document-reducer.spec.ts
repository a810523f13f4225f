import { describe, expect, it } from "vitest";
import { SIGNED_OUT } from "./auth-state.ts";
import { sessionReducer } from "./session-reducer.ts";
import type { Lookup, SessionEffect, SessionEvent } from "./session-state.ts";
import {
  ada,
  DOCUMENT,
  ended,
  loading,
  logOf,
  lookupOf as of,
  resume,
  signedOut,
  stateOf,
  type Row,
} from "./testing/session-rows.ts";
import { ADA, BO } from "./testing/world.ts";

const ERROR = new TypeError("Failed to fetch");
const CHANGED = { ...DOCUMENT, preferences: { photoBy: "© Ada" } };
const COMPLETED = { ...CHANGED, onboardingCompletedAt: DOCUMENT.createdAt };
const ACCOUNT = { user: ADA, document: DOCUMENT };
const REMEMBER: SessionEffect = { type: "remember", account: ACCOUNT };
const LOAD_FAILED = "Couldn’t load your account.";

function document(lookup: Lookup, remembered: typeof DOCUMENT | null = null): SessionEvent {
  return { type: "document-found", lookup, user: ADA, document: DOCUMENT, remembered };
}

const failed = (lookup: Lookup): SessionEvent => ({ type: "lookup-failed", lookup, error: ERROR });
const log = (text: string): SessionEffect => logOf(text, ERROR);

const DOCUMENTS: readonly Row[] = [
  [
    "shows and remembers a document",
    stateOf({ user: ADA, loading: true }),
    document(of("open")),
    { ...ada.auth, failure: null },
    [REMEMBER],
  ],
  ["ignores a document from before a departure", signedOut, document(of("refresh", 1)), SIGNED_OUT, []],
  [
    "keeps answers that were completed while an older document was read",
    stateOf({ user: ADA, document: COMPLETED }),
    document(of("refresh")),
    { document: COMPLETED },
    [{ type: "remember", account: { user: ADA, document: COMPLETED } }],
  ],
  [
    "shows the server's document otherwise",
    stateOf({ user: ADA, document: CHANGED }),
    document(of("refresh")),
    { document: DOCUMENT },
    [REMEMBER],
  ],
  [
    "keeps completed answers that are remembered",
    stateOf({ user: ADA, loading: true }),
    document(of("open"), COMPLETED),
    { document: COMPLETED },
    [{ type: "remember", account: { user: ADA, document: COMPLETED } }],
  ],
  ["remembers nothing while the session is over", ended, document(of("refresh")), ended.auth, []],
  [
    "recalls the account without a server",
    loading,
    failed(of("open")),
    loading.auth,
    [{ type: "recall-account", error: ERROR }],
  ],
  ["recalls nothing after a sign-in", loading, failed(of("open", 1)), loading.auth, []],
  [
    "shows the recalled account",
    loading,
    { type: "account-recalled", account: ACCOUNT, error: ERROR },
    ada.auth,
    [log("The server did not say who is signed in."), resume(), REMEMBER],
  ],
  [
    "fails without an account to recall",
    loading,
    { type: "account-recalled", account: null, error: ERROR },
    { loading: false, failure: { of: "load", text: LOAD_FAILED } },
    [log(LOAD_FAILED)],
  ],
  [
    "fails when a document cannot be loaded",
    stateOf({ user: BO, loading: true }),
    failed(of("refresh")),
    { user: BO, loading: false, failure: { of: "load", text: LOAD_FAILED } },
    [log(LOAD_FAILED)],
  ],
  [
    "keeps what is open when a refresh fails",
    ada,
    failed(of("refresh")),
    ada.auth,
    [log("The account could not be looked up again.")],
  ],
];

describe("a lookup of the document", () => {
  it.each(DOCUMENTS)("%s", (_what, before, event, after, effects) => {
    const [state, given] = sessionReducer(before, event);
    expect(state.auth).toMatchObject(after);
    expect(given).toEqual(effects);
  });
});
