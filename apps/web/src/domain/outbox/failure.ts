/** The meaning of an answer, for what was sent and was not accepted: the same for every kind of outbox. */
import { retryAfter } from "./retry-after.ts";

export type Failure =
  /** The server will never accept it. */
  | { readonly kind: "refused" }
  /** Its user has to sign in first. */
  | { readonly kind: "signed-out" }
  /** The server asks for at least `wait` milliseconds; nothing went wrong. */
  | { readonly kind: "later"; readonly wait: number }
  /** The server failed. */
  | { readonly kind: "failed"; readonly wait: number }
  /** Our server did not answer, but a gateway without it or a hotel's sign-in page did. */
  | { readonly kind: "unreachable"; readonly wait: number };

export interface FailedAnswer {
  readonly status: number;
  /** True when the answer has the form of our server's. */
  readonly ours: boolean;
  readonly retryAfter: string | null;
  readonly date: string | null;
}

/** Request Timeout, Too Early, Too Many Requests (RFC 9110, 8470, 6585): the request itself is not to blame. */
const TEMPORARY = new Set([408, 425, 429]);
const UNAUTHENTICATED = 401;
/** Gateways have limits of their own, below which a retry does not help. */
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
