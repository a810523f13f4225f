/** State, events and effects for signing in and out. */
import type { SessionUser, UserChanges, UserDocument } from "@matte/contracts";
import type { Transition } from "#lib/run-reducer.ts";
import { AT_FIRST, type AuthFailure, type AuthState, SIGNED_OUT } from "./auth-state.ts";
import type { RememberedAccount } from "./remembered-account.ts";
import { auth as texts } from "@matte/messages/auth";

export interface SessionState {
  readonly auth: AuthState;
  /** Counts sign-ins and departures. Answers to earlier questions are out of date. */
  readonly generation: number;
}

export const INITIAL_STATE: SessionState = { auth: AT_FIRST, generation: 0 };

/** `open`: at the start. `sign-in`: after a sign-in in this tab. `refresh`: while the page is open. */
export interface Lookup {
  readonly kind: "open" | "sign-in" | "refresh";
  readonly generation: number;
}

export type SessionEvent =
  | { readonly type: "opened" | "signed-in-here" | "refreshed" }
  /** A sign-out is still unsent: the session named by the cookie is over. */
  | { readonly type: "sign-out-pending"; readonly lookup: Lookup }
  | {
      readonly type: "session-found";
      readonly lookup: Lookup;
      readonly user: SessionUser | null;
      /** True when requests were refused without a session. */
      readonly signInNeeded: boolean;
      /** True when the user has signed out or deleted the account, in any tab. */
      readonly left: boolean;
    }
  /** The data connection knows the user who has just signed in. */
  | { readonly type: "session-adopted"; readonly user: SessionUser }
  | {
      readonly type: "document-found";
      readonly lookup: Lookup;
      readonly user: SessionUser;
      /** The server's document, with changes waiting to be sent. */
      readonly document: UserDocument;
      /** The document as it was stored here. */
      readonly remembered: UserDocument | null;
    }
  | { readonly type: "lookup-failed"; readonly lookup: Lookup; readonly error: unknown }
  | { readonly type: "account-recalled"; readonly account: RememberedAccount | null; readonly error: unknown }
  | { readonly type: "sign-out-requested" | "signed-out" | "retried" | "failure-dismissed" }
  /** @property text for the user, if there is a better one than usual */
  | { readonly type: "failed"; readonly of: AuthFailure; readonly error: unknown; readonly text?: string }
  | { readonly type: "saved"; readonly uid: string; readonly changes: UserChanges };

export type SessionEffect =
  | { readonly type: "find-session"; readonly lookup: Lookup }
  | { readonly type: "find-document"; readonly lookup: Lookup; readonly user: SessionUser }
  /** Reads the remembered account. @property error why the server could not help */
  | { readonly type: "recall-account"; readonly error: unknown }
  // Calls to the data connection.
  | { readonly type: "adopt-session"; readonly lookup: Lookup; readonly user: SessionUser }
  | { readonly type: "resume-session"; readonly uid: string }
  | { readonly type: "end-session" }
  | { readonly type: "sign-out" }
  // Changes to the remembered account.
  | { readonly type: "remember"; readonly account: RememberedAccount }
  | { readonly type: "forget-session" | "forget-account" }
  /** Removes traces of other users. @property uid user whose data stay; null without a session, whose last user may return */
  | { readonly type: "forget-others"; readonly uid: string | null }
  | { readonly type: "announce-return" }
  | { readonly type: "open-window"; readonly staying: boolean }
  | { readonly type: "log"; readonly text: string; readonly error: unknown };

export type SessionStep = Transition<SessionState, SessionEffect>;

export function change(state: SessionState, auth: Partial<AuthState>): SessionState {
  return { ...state, auth: { ...state.auth, ...auth } };
}

/** Shows the user with their document. While the session is over, the remembered account stays empty. */
export function show(state: SessionState, user: SessionUser, document: UserDocument): SessionStep {
  const shown = change(state, { loading: false, user, document, failure: null });
  return [shown, state.auth.ended ? [] : [{ type: "remember", account: { user, document } }]];
}

/** Shows and remembers no user. A failed sign-in is still reported. */
export function leave({ auth, generation }: SessionState): SessionStep {
  const failure = auth.failure?.of === "sign-in" ? auth.failure : null;
  return [{ auth: { ...SIGNED_OUT, failure }, generation: generation + 1 }, [{ type: "forget-account" }]];
}

export function fail(
  state: SessionState,
  of: AuthFailure,
  error: unknown,
  text: string = texts.failures[of],
): SessionStep {
  return [change(state, { loading: false, failure: { of, text } }), [{ type: "log", text, error }]];
}
