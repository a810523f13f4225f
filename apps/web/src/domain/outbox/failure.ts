/** Interprets answers to anything sent and not accepted: the same for every kind of outbox. */

export type Failure =
  /** The server will never accept it. */
  | { readonly kind: "refused" }
  /** Its user has to sign in first. */
  | { readonly kind: "signed-out" }
  /** The server requests a wait, at least `wait` milliseconds; nothing went wrong. */
  | { readonly kind: "later"; readonly wait: number }
  | { readonly kind: "failed"; readonly wait: number }
  /** A gateway without our server, or a hotel's sign-in page, answered instead. */
  | { readonly kind: "unreachable"; readonly wait: number };

export interface FailedAnswer {
  readonly status: number;
  /** True when the answer has our server's form. */
  readonly ours: boolean;
  readonly retryAfter: string | null;
  readonly date: string | null;
}

/** Request Timeout, Too Early, Too Many Requests (RFC 9110, 8470, 6585): the request itself is not to blame. */
const TEMPORARY = new Set([408, 425, 429]);
const UNAUTHENTICATED = 401;
/** Gateways have lower limits, and a retry does not help. */
const TOO_LARGE = 413;

export function failureOf(answer: FailedAnswer): Failure {
  const { status, ours } = answer;
  const wait = retryAfter(answer.retryAfter, answer.date);
  if (TEMPORARY.has(status)) return { kind: "later", wait };
  if (status === TOO_LARGE) return { kind: "refused" };
  if (!ours) return { kind: "unreachable", wait };
  if (status >= 500) return { kind: "failed", wait };
  return { kind: status === UNAUTHENTICATED ? "signed-out" : "refused" };
}

/** Milliseconds; longer waits count as a mistake and must not hold up changes for days. */
const LONGEST_RETRY_AFTER = 3_600_000;

/**
 * Reads the header `Retry-After` (RFC 9110 §10.2.3): a number of seconds, or a date.
 * @param value the header
 * @param date the same answer's `Date`: dates are compared with each other, because this device's clock may be wrong
 * @returns milliseconds from now; 0 without a valid header
 */
export function retryAfter(value: string | null, date: string | null): number {
  if (value === null) return 0;
  const text = value.trim();
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.parse(date ?? "");
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER);
}
