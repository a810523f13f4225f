/** The signed-in user, as every part of the page sees them. */
import type { SessionUser, UserDocument } from "@matte/contracts";

/** The action that failed last, until it is tried again. */
export type AuthFailure = "sign-in" | "sign-out" | "load";

export interface AuthState {
  /** True until it is known who is signed in, and until their document is loaded. */
  readonly loading: boolean;
  readonly user: SessionUser | null;
  /** The user's document with unsent changes on top; null while there is none. */
  readonly document: UserDocument | null;
  readonly failure: { readonly of: AuthFailure; readonly text: string } | null;
  /** True when the session is over without a sign-out: what is open stays until this or another user signs in. */
  readonly ended: boolean;
}

export const AT_FIRST: AuthState = { loading: true, user: null, document: null, failure: null, ended: false };
export const SIGNED_OUT: AuthState = { ...AT_FIRST, loading: false };

/**
 * Puts changes that the server does not have yet on top of its document.
 * @param known the document with those changes
 * @param waiting true while writes of this user wait to be sent
 */
export function withChanges(server: UserDocument, known: UserDocument | null, waiting: boolean): UserDocument {
  if (known === null || known.uid !== server.uid) return server;
  const outdated = waiting || (known.onboardingCompletedAt !== null && server.onboardingCompletedAt === null);
  if (!outdated) return server;
  const { onboarding, preferences, onboardingCompletedAt } = known;
  return { ...server, onboarding, preferences, onboardingCompletedAt };
}
