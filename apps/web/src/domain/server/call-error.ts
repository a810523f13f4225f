interface Failure {
  /** For example `GET /api/users/:uid`. */
  readonly endpoint: string;
  /** HTTP status. */
  readonly status: number;
  /** Text of the server's error for the user; null for an answer that isn't our server's. */
  readonly text: string | null;
}

/**
 * A call that the server answered with an error, or with something that isn't the endpoint's answer. Its message is for the
 * log, `text` is for the user.
 */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly status: number;
  readonly text: string | null;

  constructor({ endpoint, status, text }: Failure) {
    super(`${endpoint} was answered with ${status}${text === null ? "." : `: ${text}`}`);
    this.status = status;
    this.text = text;
  }
}

/** Text for the user: that of an error of our server, `otherwise` for every other failure. */
export function failureText(error: unknown, otherwise: string): string {
  return (error instanceof CallError ? error.text : null) ?? otherwise;
}
