/** Session states, and the table form for testing transitions. */
import { SIGNED_OUT, type AuthFailure, type AuthState } from "../auth-state.ts";
import type { Lookup, SessionEffect, SessionEvent, SessionState } from "../session-state.ts";
import { ADA, documentOf } from "./world.ts";

export type Row = readonly [
  what: string,
  before: SessionState,
  event: SessionEvent,
  after: Partial<AuthState>,
  effects: readonly SessionEffect[],
];

export const DOCUMENT = documentOf(ADA);

export const stateOf = (auth: Partial<AuthState>): SessionState => ({
  auth: { ...SIGNED_OUT, ...auth },
  generation: 2,
});
export const signedOut = stateOf({});
export const ada = stateOf({ user: ADA, document: DOCUMENT });
export const loading = stateOf({ loading: true });
export const ended = stateOf({ user: ADA, document: DOCUMENT, ended: true });

export function failedOf(of: AuthFailure, from = signedOut): SessionState {
  return { ...from, auth: { ...from.auth, failure: { of, text: "It failed." } } };
}

export function lookupOf(kind: Lookup["kind"], generation = 2): Lookup {
  return { kind, generation };
}

export function findSession(kind: Lookup["kind"], generation = 2): SessionEffect {
  return { type: "find-session", lookup: lookupOf(kind, generation) };
}

export function logOf(text: string, error: unknown): SessionEffect {
  return { type: "log", text, error };
}

export const resume = (user = ADA): SessionEffect => ({ type: "resume-session", uid: user.uid });

export const FORGET: SessionEffect = { type: "forget-account" };
