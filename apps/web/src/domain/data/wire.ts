/**
 * What the server says about writes and sessions, read from an answer's body before anything trusts it. The schemas are
 * loaded late, so that they weigh nothing before the page stands.
 */

import type { WriteResult } from "@matte/contracts";

/** The sentence of an error of our server's; undefined when the body is somebody else's. */
export async function readError(body: unknown): Promise<string | undefined> {
  const { errorAnswer, parseAnswer } = await import("@matte/contracts");
  return parseAnswer(errorAnswer, body)?.error;
}

/** @returns undefined when this is no answer to `POST /api/writes` */
export async function readResults(body: unknown): Promise<readonly WriteResult[] | undefined> {
  const { parseAnswer, writesAnswer } = await import("@matte/contracts");
  return parseAnswer(writesAnswer, body)?.results;
}

/** Whether `GET /healthz` answered, and not a page that stands between. */
export async function readHealth(body: unknown): Promise<boolean> {
  const { healthAnswer, parseAnswer } = await import("@matte/contracts");
  return parseAnswer(healthAnswer, body) !== undefined;
}

/** The user whose session this is, null for nobody; undefined when this is no answer to `GET /api/session`. */
export async function readSession(body: unknown): Promise<string | null | undefined> {
  const { parseAnswer, sessionAnswer } = await import("@matte/contracts");
  const answer = parseAnswer(sessionAnswer, body);
  return answer === undefined ? undefined : (answer.user?.uid ?? null);
}

/** Whether this is the answer to `POST /auth/sign-out`. */
export async function readSignedOut(body: unknown): Promise<boolean> {
  const { parseAnswer, signOutAnswer } = await import("@matte/contracts");
  return parseAnswer(signOutAnswer, body) !== undefined;
}
