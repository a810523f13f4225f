/** Answers of requests that fail. */
import { ERRORS } from "@matte/contracts";
import { expect } from "vitest";
import { DomainError, type ErrorArguments } from "../domain/domain-error.ts";
import type { Answer } from "./documents-app.ts";

/** The whole answer of a request that fails with this error. */
export function failure(...error: ErrorArguments): Answer {
  const { code, data, message } = new DomainError(...error);
  return {
    status: ERRORS[code].status,
    body: { success: false, error: message, code, ...(data === undefined ? {} : { data }) },
  };
}

/** Matches the answer of any error with this status. */
export function anyFailure(status: number): Answer {
  const text = expect.any(String) as unknown;
  return { status, body: expect.objectContaining({ success: false, error: text, code: text }) as unknown };
}

/** Status and JSON of a response. */
export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.json() };
}
