import type { ErrorCode } from "@matte/contracts";

interface Failure {
  /** For example `GET /api/users/:uid`. */
  readonly endpoint: string;
  readonly status: number;
  /** The server's error text for the user; null for an answer from elsewhere. */
  readonly text: string | null;
  /** Our server's `ErrorCode`; null for other answers. */
  readonly code: string | null;
}

/**
 * A call answered with an error, or with something other than the endpoint's answer. Its message is for the log, `text` is for the
 * user.
 */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  readonly text: string | null;
  readonly code: string | null;

  constructor({ endpoint, status, text, code }: Failure) {
    super(`${endpoint} was answered with ${status}${text === null ? "." : `: ${text}`}`);
    this.status = status;
    this.text = text;
    this.code = code;
  }
}

/** Text for the user: our server's error text, or `otherwise` for every other failure. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof CallError ? error.text : null) ?? otherwise;
}

const SIGN_IN_TOO_OLD: ErrorCode = "sign-in-too-old";

/** True for an action that needs a recent sign-in. */
export function isSignInTooOld(error: unknown): boolean {
  return error instanceof CallError && error.code === SIGN_IN_TOO_OLD;
}
