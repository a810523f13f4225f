/** Transitions that several events of a session share. */
import type { SessionUser, UserDocument } from "@matte/contracts";
import { auth as texts } from "@matte/messages/auth";
import { SIGNED_OUT, type AuthFailure, type AuthState } from "./auth-state.ts";
import type { SessionState, SessionStep } from "./session-state.ts";

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
