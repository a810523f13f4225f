/** Why a request cannot be done, whatever it came by. */
export type DomainErrorCode =
  /** Nobody is signed in. */
  | "unauthenticated"
  /** Not theirs to see or to change. */
  | "forbidden"
  /** Part of a plan they do not have. */
  | "plan"
  | "not-found"
  /** Not what was agreed. */
  | "invalid"
  /** More than is taken. */
  | "too-large"
  /** Of a kind that is not taken. */
  | "unsupported"
  /** Somebody whom it takes does not answer; it may work in a moment. */
  | "unavailable";

/** The message is a sentence that may be shown to whoever asked. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.code = code;
  }
}
