/** Interprets answers to `POST /api/writes` for the sent writes. */
import type { WriteResult } from "@matte/contracts";
import { connection } from "@matte/messages/connection";
import { failureOf, type Failure } from "../outbox/failure.ts";
import type { Answer } from "./ports.ts";
import { readError, readResults } from "./wire.ts";

export type Outcome =
  | { readonly kind: "results"; readonly results: readonly WriteResult[] }
  /** The request as a whole will never be accepted. */
  | { readonly kind: "refused"; readonly error: string }
  | Exclude<Failure, { readonly kind: "refused" }>;

export async function outcomeOf(answer: Answer): Promise<Outcome> {
  const results = answer.status < 400 ? await readResults(answer.body) : undefined;
  if (results !== undefined) return { kind: "results", results };
  const error = answer.status < 400 ? undefined : await readError(answer.body);
  const failure = failureOf({ ...answer, ours: error !== undefined });
  return failure.kind === "refused" ? { ...failure, error: error ?? connection.tooLarge } : failure;
}
