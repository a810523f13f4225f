import { serverPages } from "@matte/messages/server-pages";

export type SignInFailure = keyof typeof serverPages.signIn.failures;

/** Reason why a user could not sign in. The message is a sentence for the user. */
export class SignInError extends Error {
  override readonly name = "SignInError";
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, cause?: unknown) {
    super(serverPages.signIn.failures[failure], { cause });
    this.failure = failure;
  }
}
