/** Parses answers about writes and sessions. The first call loads the schemas. */
import type { WriteResult } from "@matte/contracts";
import { loadProtocol } from "../server/load-protocol.ts";

/** Reads our server's error text; undefined for any other body. */
export async function readError(body: unknown): Promise<string | undefined> {
  const { errorAnswer, parseAnswer, textOf } = await loadProtocol();
  const answer = parseAnswer(errorAnswer, body);
  return answer && textOf(answer);
}

/** Reads results of writes, rejections with their text; undefined for any other body. */
export async function readResults(body: unknown): Promise<readonly WriteResult[] | undefined> {
  const { firstEndpoints, parseAnswer, textOf } = await loadProtocol();
  const answer = parseAnswer(firstEndpoints.applyWrites.answer, body);
  return answer?.results.map((result) =>
    result.status === "rejected" ? { ...result, error: textOf(result) } : result,
  );
}

/** True for our server's health, false for a page from a network in between. */
export async function readHealth(body: unknown): Promise<boolean> {
  const { firstEndpoints, parseAnswer } = await loadProtocol();
  return parseAnswer(firstEndpoints.readHealth.answer, body) !== undefined;
}

/** Reads the session user's uid, null without a session; undefined for any other body. */
export async function readSession(body: unknown): Promise<string | null | undefined> {
  const { firstEndpoints, parseAnswer } = await loadProtocol();
  const answer = parseAnswer(firstEndpoints.readSession.answer, body);
  return answer === undefined ? undefined : (answer.user?.uid ?? null);
}

/** True for the answer to a sign-out. */
export async function readSignedOut(body: unknown): Promise<boolean> {
  const { firstEndpoints, parseAnswer } = await loadProtocol();
  return parseAnswer(firstEndpoints.signOut.answer, body) !== undefined;
}
