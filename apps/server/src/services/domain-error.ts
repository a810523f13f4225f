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
  | "invalid";

/** The message is a sentence that may be shown to whoever asked. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}
