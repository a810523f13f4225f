/** The signed-in user, as every part of the page sees them. */
import type { SessionUser, UserChanges, UserDocument } from "@matte/contracts";

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

/** Puts changes that the server does not have yet on top of its document. */
export function withChanges(document: UserDocument, changes: UserChanges): UserDocument {
  return {
    ...document,
    onboarding: changes.onboarding ?? document.onboarding,
    preferences: changes.preferences ?? document.preferences,
    onboardingCompletedAt: changes.onboardingCompletedAt ?? document.onboardingCompletedAt,
  };
}

/**
 * Keeps completed answers of a user when the server's document is older than they are, as when they were delivered while it
 * was read.
 * @param known the document that is shown or remembered
 */
export function withKnownAnswers(server: UserDocument, known: UserDocument | null): UserDocument {
  if (known === null || known.uid !== server.uid) return server;
  if (known.onboardingCompletedAt === null || server.onboardingCompletedAt !== null) return server;
  const { onboarding, preferences, onboardingCompletedAt } = known;
  return { ...server, onboarding, preferences, onboardingCompletedAt };
}
