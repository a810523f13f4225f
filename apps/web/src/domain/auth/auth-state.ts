/** The signed-in user, as every part of the page sees them. */
import type { SessionUser, UserChanges, UserDocument } from "@matte/contracts";

/** The latest failed action, until it is tried again. */
export type AuthFailure = "sign-in" | "sign-out" | "load";

export interface AuthState {
  /** True until the user, or their absence, is known and their document is loaded. */
  readonly loading: boolean;
  readonly user: SessionUser | null;
  /** The user's document with unsent changes on top, if any. */
  readonly document: UserDocument | null;
  readonly failure: { readonly of: AuthFailure; readonly text: string } | null;
  /** True when the session ended without a sign-out: open work stays until this or another user signs in. */
  readonly ended: boolean;
}

export const AT_FIRST: AuthState = { loading: true, user: null, document: null, failure: null, ended: false };
export const SIGNED_OUT: AuthState = { ...AT_FIRST, loading: false };

/** Puts changes still unknown to the server on top of its document. */
export function withChanges(document: UserDocument, changes: UserChanges): UserDocument {
  return {
    ...document,
    onboarding: changes.onboarding ?? document.onboarding,
    preferences: changes.preferences ?? document.preferences,
    onboardingCompletedAt: changes.onboardingCompletedAt ?? document.onboardingCompletedAt,
  };
}

/**
 * Keeps a user's completed answers when the server's document is older, as when they were delivered while it was read.
 * @param known the shown or remembered document
 */
export function withKnownAnswers(server: UserDocument, known: UserDocument | null): UserDocument {
  if (known === null || known.uid !== server.uid) return server;
  if (known.onboardingCompletedAt === null || server.onboardingCompletedAt !== null) return server;
  const { onboarding, preferences, onboardingCompletedAt } = known;
  return { ...server, onboarding, preferences, onboardingCompletedAt };
}
