/** What administrators ask the server (DECISIONS §4). Whatever fails says so in a sentence that may be shown. */
import type { ImageList, Administration, ListedUser, Statistics, UserList } from "@matte/contracts";
import { request, type DataConnection } from "../data/index.ts";

const SILENCE = "The server does not answer. Try again in a moment.";
const SIGNED_OUT = "Not authenticated";
const UNAUTHENTICATED = 401;
/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 10_000;

/** Whether the server says that this user is an administrator; no word of this browser's own counts. */
export async function isAdministrator(connection: DataConnection, uid: string): Promise<boolean> {
  const { parseAnswer, userDocument } = await import("@matte/contracts");
  const { body } = await ask(connection, `/api/users/${encodeURIComponent(uid)}`);
  return parseAnswer(userDocument, body)?.isAdmin ?? false;
}

export async function loadStatistics(connection: DataConnection, signal: AbortSignal): Promise<Statistics> {
  const { parseAnswer, statistics } = await import("@matte/contracts");
  const answer = await ask(connection, "/api/stats", { signal });
  return parseAnswer(statistics, answer.body) ?? refuse(answer, "The statistics could not be loaded.");
}

/** @param cursor `next` of the page before; null for the first */
export async function loadUsers(
  connection: DataConnection,
  search: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<UserList> {
  const { parseAnswer, userList } = await import("@matte/contracts");
  const query = new URLSearchParams({ ...(cursor === null ? {} : { cursor }), ...(search === "" ? {} : { search }) });
  const answer = await ask(connection, `/api/users?${query}`, { signal });
  return parseAnswer(userList, answer.body) ?? refuse(answer, "The users could not be loaded.");
}

/** @returns the user as they are now */
export async function administer(
  connection: DataConnection,
  uid: string,
  changes: Administration,
): Promise<ListedUser> {
  const { listedUser, parseAnswer } = await import("@matte/contracts");
  const headers = { "content-type": "application/json" };
  const init = { method: "PATCH", headers, body: JSON.stringify(changes) };
  const answer = await ask(connection, `/api/admin/users/${encodeURIComponent(uid)}`, init);
  return parseAnswer(listedUser, answer.body) ?? refuse(answer, "The change was not saved.");
}

/** @param before `next` of the page before; null for the first */
export async function loadImages(
  connection: DataConnection,
  before: string | null,
  signal: AbortSignal,
): Promise<ImageList> {
  const { errorSentence, imageList, parseAnswer } = await import("@matte/contracts");
  const headers = {
    authorization: `Bearer ${await identityToken(connection, signal)}`,
    "content-type": "application/json",
  };
  const query = before === null ? "" : `?${new URLSearchParams({ before })}`;
  const { body } = await ask(connection, `/upload/list-images.php${query}`, { headers, signal });
  const images = parseAnswer(imageList, body);
  if (images === undefined) throw new Error(errorSentence(body, "Failed to load images."));
  return images;
}

async function identityToken(connection: DataConnection, signal: AbortSignal): Promise<string> {
  const { parseAnswer, tokenAnswer } = await import("@matte/contracts");
  const answer = await ask(connection, "/api/token", { signal });
  const { token } = parseAnswer(tokenAnswer, answer.body) ?? (await refuse(answer, "Failed to load images."));
  return token;
}

interface Answer {
  readonly status: number;
  /** Undefined when it is no JSON. */
  readonly body: unknown;
}

async function ask(connection: DataConnection, path: string, init: RequestInit = {}): Promise<Answer> {
  const late = AbortSignal.timeout(PATIENCE);
  const signal = init.signal ? AbortSignal.any([init.signal, late]) : late;
  const response = await request(connection, path, { cache: "no-store", ...init, signal }).catch((error: unknown) => {
    throw new Error(SILENCE, { cause: error });
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}

async function refuse({ status, body }: Answer, fallback: string): Promise<never> {
  const { errorSentence } = await import("@matte/contracts");

  throw new Error(status === UNAUTHENTICATED ? SIGNED_OUT : errorSentence(body, fallback));
}
