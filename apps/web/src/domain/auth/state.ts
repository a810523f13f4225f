/** Who is signed in here, as every part of the page sees it. */
import type { SessionUser, UserDocument } from "@matte/contracts";

/** What went wrong last, until it is tried again. */
export type AuthFailure = "sign-in" | "sign-out" | "load";

/** What the user is told of it, where nothing better is known. */
export const FAILURE_WORDS: Readonly<Record<AuthFailure, string>> = {
  "sign-in": "Signing in did not work.",
  "sign-out": "Signing out did not work.",
  load: "Your account could not be loaded.",
};

export interface AuthState {
  /** From the start until it is known who is signed in, and while their document is on its way. */
  readonly loading: boolean;
  readonly user: SessionUser | null;
  /** The user's document with what was changed here on top; null while there is none. */
  readonly document: UserDocument | null;
  readonly failure: { readonly of: AuthFailure; readonly words: string } | null;
  /** The user's session is over although nobody signed out: what is open stays, until they or somebody else sign in. */
  readonly ended: boolean;
}

export const AT_FIRST: AuthState = { loading: true, user: null, document: null, failure: null, ended: false };
export const SIGNED_OUT: AuthState = { ...AT_FIRST, loading: false };

/**
 * The server's document, behind what was changed here and has not reached it.
 * @param known the document as it is here
 * @param waiting whether changes of this user's wait to be sent
 */
export function withChanges(server: UserDocument, known: UserDocument | null, waiting: boolean): UserDocument {
  if (known === null || known.uid !== server.uid) return server;
  const behind = waiting || (known.onboardingCompletedAt !== null && server.onboardingCompletedAt === null);
  if (!behind) return server;
  const { onboarding, preferences, onboardingCompletedAt } = known;
  return { ...server, onboarding, preferences, onboardingCompletedAt };
}
