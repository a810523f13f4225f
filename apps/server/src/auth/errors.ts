import { serverPages } from "@matte/messages/server-pages";

export type SignInFailure = keyof typeof serverPages.signIn.failures;

/** Failed sign-in; the message is a sentence for the user. */
export class SignInError extends Error {
  override readonly name = "SignInError";
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, cause?: unknown) {
    super(serverPages.signIn.failures[failure], { cause });
    this.failure = failure;
  }
}
