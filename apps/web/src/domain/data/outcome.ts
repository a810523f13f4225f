/** What an answer to `POST /api/writes` means for the writes that were in it. */
import type { WriteResult } from "@matte/contracts";
import type { Answer } from "./ports.ts";
import { retryAfter } from "./retry-after.ts";
import { readError, readResults } from "./wire.ts";

export type Outcome =
  | { readonly kind: "results"; readonly results: readonly WriteResult[] }
  /** The request as a whole will never be taken. */
  | { readonly kind: "refused"; readonly error: string }
  /** Nobody is signed in. */
  | { readonly kind: "signed-out" }
  /** The server is there and asks for time: at least `wait` milliseconds. */
  | { readonly kind: "later"; readonly wait: number }
  /** Whoever answered, it was not our server: a gateway without it, or a hotel's sign-in page. */
  | { readonly kind: "unreachable"; readonly wait: number };

/** Request timeout, too early, too many requests: refusals that pass. */
const PASSING = new Set([408, 425, 429]);
const TOO_LARGE = 413;

export async function outcomeOf(answer: Answer): Promise<Outcome> {
  const wait = retryAfter(answer.retryAfter, answer.date);
  if (PASSING.has(answer.status)) return { kind: "later", wait };
  if (answer.status < 400) return resultsOf(answer, wait);
  const error = await readError(answer.body);
  if (error !== undefined) return refusalOf(answer.status, error, wait);
  return answer.status === TOO_LARGE
    ? { kind: "refused", error: "The change is too large." }
    : { kind: "unreachable", wait };
}

async function resultsOf(answer: Answer, wait: number): Promise<Outcome> {
  const results = await readResults(answer.body);
  return results === undefined ? { kind: "unreachable", wait } : { kind: "results", results };
}

function refusalOf(status: number, error: string, wait: number): Outcome {
  if (status >= 500) return { kind: "later", wait };
  return status === 401 ? { kind: "signed-out" } : { kind: "refused", error };
}
