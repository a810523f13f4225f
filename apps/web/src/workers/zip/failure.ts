import type { ZipErrorCode, ZipFailure } from "#domain/zip/messages.ts";

/** An end of the writing that has a code of its own. */
export class ZipEnd extends Error {
  readonly code: ZipErrorCode;
  constructor(code: ZipErrorCode) {
    super(`The ZIP was not written: ${code}`);
    this.code = code;
  }
}

/** Errors cross to the page as codes: a class does not survive the way. */
export function failureOf(error: unknown): ZipFailure {
  if (error instanceof ZipEnd) return { code: error.code, message: error.message };
  // Both the old DOMException and the newer class of its own have the name.
  const full = error instanceof Error && error.name === "QuotaExceededError";
  return { code: full ? "no-space" : "failed", message: String(error) };
}
