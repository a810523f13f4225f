import type { ErrorCode } from "@matte/contracts";

interface Failure {
  /** For example `GET /api/users/:uid`. */
  readonly endpoint: string;
  /** HTTP status. */
  readonly status: number;
  /** Text of the server's error for the user; null for an answer that isn't our server's. */
  readonly text: string | null;
  /** `ErrorCode` of our server; null for other answers. */
  readonly code: string | null;
}

/**
 * A call that the server answered with an error, or with something that isn't the endpoint's answer. Its message is for the
 * log, `text` is for the user.
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

/** Text for the user: that of an error of our server, `otherwise` for every other failure. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof CallError ? error.text : null) ?? otherwise;
}

const SIGN_IN_TOO_OLD: ErrorCode = "sign-in-too-old";

/** True for an action that needs a recent sign-in. */
export function isSignInTooOld(error: unknown): boolean {
  return error instanceof CallError && error.code === SIGN_IN_TOO_OLD;
}
