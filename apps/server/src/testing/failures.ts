/** Answers to failing requests. */
import { ERRORS } from "@matte/contracts";
import { expect } from "vitest";
import { DomainError, type ErrorArguments } from "../domain/domain-error.ts";
import type { Answer } from "./documents-app.ts";

/** Returns the whole answer to a request failing with this error. */
export function failure(...error: ErrorArguments): Answer {
  const { code, data, message } = new DomainError(...error);
  return {
    status: ERRORS[code].status,
    body: { success: false, error: message, code, ...(data === undefined ? {} : { data }) },
  };
}

/** Matches any error's answer with this status. */
export function anyFailure(status: number): Answer {
  const text = expect.any(String) as unknown;
  return { status, body: expect.objectContaining({ success: false, error: text, code: text }) as unknown };
}

/** Reads a response's status and JSON. */
export async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, body: await response.json() };
}
