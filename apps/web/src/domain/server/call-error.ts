/** A call that the server answered with an error, or with something that isn't the endpoint's answer. */
export class CallError extends Error {
  override readonly name = "CallError";
  /** HTTP status. */
  readonly status: number;
  /** The server's error code, whose text is the message; null for an answer that isn't our server's. */
  readonly code: string | null;

  constructor(message: string, status: number, code: string | null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Text for the user: the message of an error of our server, `otherwise` for every other failure. */
export function failureText(error: unknown, otherwise: string): string {
  return error instanceof CallError && error.code !== null ? error.message : otherwise;
}
