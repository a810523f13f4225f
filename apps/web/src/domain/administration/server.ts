/** Calls for the administrators' dashboard (DECISIONS §4). Errors have a text for the user. */
import type { Administration, ImageList, ListedUser, Statistics, UserList } from "@matte/contracts";
import { admin } from "@matte/messages/admin";
import type { DataConnection } from "../data/index.ts";
import { CallError, callThrough, failureText } from "../server/index.ts";

const { failures } = admin;
const UNAUTHENTICATED = 401;
const TIMEOUT_MS = 10_000;

/** Asks the server for the administrator role; this browser's state does not count. */
export async function isAdministrator(connection: DataConnection, uid: string): Promise<boolean> {
  const { isAdmin } = await callThrough(connection)("readUser", { params: { uid } }, { signal: timeLimit() });
  return isAdmin;
}

export function loadStatistics(connection: DataConnection, signal: AbortSignal): Promise<Statistics> {
  const call = callThrough(connection)("readStatistics", {}, { signal: timeLimit(signal) });
  return orMessage(call, failures.statistics);
}

/** @param cursor `next` of the previous page; null for the first */
export function loadUsers(
  connection: DataConnection,
  search: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<UserList> {
  const query = { ...(cursor === null ? {} : { cursor }), ...(search === "" ? {} : { search }) };
  const call = callThrough(connection)("listUsers", { query }, { signal: timeLimit(signal) });
  return orMessage(call, failures.users);
}

/** @returns the changed user */
export function administer(connection: DataConnection, uid: string, changes: Administration): Promise<ListedUser> {
  const call = callThrough(connection)("administerUser", { params: { uid }, body: changes }, { signal: timeLimit() });
  return orMessage(call, failures.change);
}

/** @param before `next` of the previous page; null for the first */
export async function loadImages(
  connection: DataConnection,
  before: string | null,
  signal: AbortSignal,
): Promise<ImageList> {
  const call = callThrough(connection);
  const { token } = await orMessage(call("issueToken", {}, { signal: timeLimit(signal) }), failures.images);
  const query = before === null ? {} : { before };
  // SPEC §7 asks for the content type, although the request has no body.
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return call("listImages", { query }, { signal: timeLimit(signal), headers }).catch((error: unknown) => {
    throw messageOf(error, failures.images, null);
  });
}

export function timeLimit(signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  return signal === undefined ? limit : AbortSignal.any([signal, limit]);
}

export function orMessage<T>(call: Promise<T>, otherwise: string): Promise<T> {
  return call.catch((error: unknown) => {
    throw messageOf(error, otherwise, failures.signedOut);
  });
}

/**
 * @param otherwise text for an answer from elsewhere than our server
 * @param signedOut text for an ended session; null for the server's
 */
function messageOf(error: unknown, otherwise: string, signedOut: string | null): Error {
  if (!(error instanceof CallError)) return new Error(failures.noAnswer, { cause: error });
  if (error.status === UNAUTHENTICATED && signedOut !== null) return new Error(signedOut, { cause: error });
  return new Error(failureText(error, otherwise), { cause: error });
}
