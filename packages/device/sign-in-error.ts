/**
 * Reason why a device isn't signed in. `insecure`: the URL is neither https nor of this machine. `unreachable`: no answer, or that
 * the server is busy. `unexpected`: an answer that isn't that of our server.
 */
export type SignInFailure = "insecure" | "unreachable" | "unexpected" | "denied" | "expired";

export class SignInError extends Error {
  override readonly name = "SignInError";
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, options?: ErrorOptions) {
    super(`Signing in failed: ${failure}.`, options);
    this.failure = failure;
  }
}
