/** Why somebody could not sign in. */
export type SignInFailure = "cancelled" | "expired" | "unverified" | "refused" | "unreachable";

/** In the words of whoever tried. */
const SENTENCES: Readonly<Record<SignInFailure, string>> = {
  cancelled: "Signing in was cancelled.",
  expired: "This sign-in is too old, was used before, or began in another browser.",
  unverified: "Your account’s e-mail address is not verified.",
  refused: "Signing in did not work.",
  unreachable: "The identity provider does not answer.",
};

export class SignInError extends Error {
  override readonly name = "SignInError";
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, cause?: unknown) {
    super(SENTENCES[failure], { cause });
    this.failure = failure;
  }
}
