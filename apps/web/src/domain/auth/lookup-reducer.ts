/** Looks up who is signed in: at the start, after a sign-in, and while the page is open. Pure. */
import type { SessionUser } from "@matte/contracts";
import { AT_FIRST, SIGNED_OUT, withKnownAnswers } from "./auth-state.ts";
import {
  type Lookup,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  type SessionStep,
  change,
  fail,
  leave,
  show,
} from "./session-state.ts";

type Event<Type extends SessionEvent["type"]> = Extract<SessionEvent, { readonly type: Type }>;
export type LookupEvent = Event<
  | "opened"
  | "signed-in-here"
  | "refreshed"
  | "sign-out-pending"
  | "session-found"
  | "session-adopted"
  | "document-found"
  | "lookup-failed"
  | "account-recalled"
>;

export function lookupReducer(state: SessionState, event: LookupEvent): SessionStep {
  switch (event.type) {
    case "opened":
      return open(state);
    case "signed-in-here":
      return beginSignIn(state);
    case "refreshed":
      return state.auth.loading ? [state, []] : [state, [findSession(state, "refresh")]];
    case "sign-out-pending":
      return event.lookup.kind === "open" ? leave(state) : [state, []];
    case "session-found":
      return event.user === null ? withoutUser(state, event) : withUser(state, event.user, event);
    case "session-adopted":
      return welcome(state, event.user, "sign-in");
    case "document-found":
      return takeDocument(state, event);
    case "lookup-failed":
      return afterFailure(state, event);
    case "account-recalled":
      return recall(state, event);
  }
}

export function open(state: SessionState): SessionStep {
  const next = change(state, { loading: true, failure: null });
  return [next, [findSession(next, "open")]];
}

/** A user already shown keeps open work. */
function beginSignIn(state: SessionState): SessionStep {
  const loading = state.auth.user === null ? { loading: true, failure: null } : {};
  const next = { ...change(state, loading), generation: state.generation + 1 };
  return [next, [findSession(next, "sign-in")]];
}

function withoutUser(state: SessionState, { lookup, left }: Event<"session-found">): SessionStep {
  if (lookup.kind === "sign-in") return fail(state, "sign-in", new Error("No user is signed in."));
  if (isOutdated(state, lookup)) return [state, []];
  if (lookup.kind === "open")
    return [
      { ...state, auth: SIGNED_OUT },
      [{ type: "end-session" }, { type: "forget-session" }, { type: "forget-others", uid: null }],
    ];
  return state.auth.user === null ? [state, []] : depart(state, left);
}

/** A user who signed out in another tab leaves nothing here; a session ending by itself closes nothing. */
function depart(state: SessionState, left: boolean): SessionStep {
  if (!left) return [change(state, { ended: true }), [{ type: "forget-session" }]];
  const [next, effects] = leave(state);
  return [next, [{ type: "end-session" }, ...effects]];
}

function withUser(state: SessionState, user: SessionUser, event: Event<"session-found">): SessionStep {
  const { lookup, signInNeeded } = event;
  if (lookup.kind === "sign-in") return [state, [{ type: "adopt-session", lookup, user }]];
  if (isOutdated(state, lookup)) return [state, []];
  const { auth } = state;
  // A request refused without a session may be answered only after the user is back.
  const back = auth.ended || (lookup.kind === "refresh" && signInNeeded);
  const resumes = lookup.kind === "open" || back || user.uid !== auth.user?.uid;
  const [next, effects] = welcome(state, user, lookup.kind, back);
  return [next, resumes ? [{ type: "resume-session", uid: user.uid }, ...effects] : effects];
}

/**
 * Shows a user, and looks up their document. Open work belongs to its user: it stays for them, and closes at once for another.
 * @param back true when the same user's requests may have been refused without a session
 */
function welcome(
  state: SessionState,
  user: SessionUser,
  kind: Lookup["kind"],
  back: boolean = state.auth.ended,
): SessionStep {
  const same = user.uid === state.auth.user?.uid;
  const auth = same ? { ...state.auth, ended: false } : { ...AT_FIRST, user };
  const find: SessionEffect = { type: "find-document", lookup: { kind, generation: state.generation }, user };
  const effects: SessionEffect[] = [find];
  if (kind !== "refresh" || !same || back) effects.unshift({ type: "forget-others", uid: user.uid });
  if (same && back) effects.unshift({ type: "announce-return" });
  return [{ ...state, auth }, effects];
}

function takeDocument(state: SessionState, event: Event<"document-found">): SessionStep {
  const { lookup, user, document, remembered } = event;
  if (isOutdated(state, lookup)) return [state, []];
  const shown = state.auth.document;
  const known = shown?.uid === user.uid ? shown : remembered;
  return show(state, user, withKnownAnswers(document, known));
}

/** At the start the remembered account helps out. Later, the page stays as it is: the data connection reports the failure. */
function afterFailure(state: SessionState, { lookup, error }: Event<"lookup-failed">): SessionStep {
  if (lookup.kind === "open") return [state, isOutdated(state, lookup) ? [] : [{ type: "recall-account", error }]];
  if (state.auth.loading) return fail(state, "load", error);
  return [state, [{ type: "log", text: "The account could not be looked up again.", error }]];
}

function recall(state: SessionState, { account, error }: Event<"account-recalled">): SessionStep {
  if (account === null) return fail(state, "load", error);
  const [next, effects] = show(state, account.user, account.document);
  const log: SessionEffect = { type: "log", text: "The server did not say who is signed in.", error };
  return [next, [log, { type: "resume-session", uid: account.user.uid }, ...effects]];
}

function findSession({ generation }: SessionState, kind: Lookup["kind"]): SessionEffect {
  return { type: "find-session", lookup: { kind, generation } };
}

function isOutdated({ generation }: SessionState, lookup: Lookup): boolean {
  return lookup.generation !== generation;
}
