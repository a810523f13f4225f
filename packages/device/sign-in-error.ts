/**
 * A failed device sign-in. `insecure`: the URL is neither https nor on this machine. `unreachable`: no answer, or a
 * busy server. `unexpected`: another server's answer.
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
