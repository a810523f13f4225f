/** A signed-in device's account. */
import { GRANT_TYPES, oauthEndpoints } from "@matte/contracts/oauth";
import { canReplaceAccount, deleteAccount, hasAccountFile, loadAccount, writeAccount } from "./account-file.ts";
import { CLIENT_ID, loadKeys, post } from "./server-calls.ts";
import { SignInError } from "./sign-in-error.ts";
import { verifyAccount, type Account, type StoredAccount } from "./verify.ts";

const DAY_MS = 24 * 60 * 60_000;
const NEVER = new AbortController().signal;

/**
 * Reads the account without the network.
 * @param now milliseconds since 1970
 * @returns null when signed out, and for an expired or changed token
 */
export async function readAccount(file: string, now: number = Date.now()): Promise<Account | null> {
  const stored = await loadAccount(file);
  return stored === null ? null : verifyAccount(stored, now);
}

/** Returns an account's server, even if ended or changed; empty for a damaged file, null without one. */
export async function serverOfAccount(file: string): Promise<string | null> {
  const stored = await loadAccount(file);
  return stored?.server ?? ((await hasAccountFile(file)) ? "" : null);
}

/**
 * Replaces a token older than a day, so that a new plan and the session's end reach the device. Without the network the
 * token stays, and so does one whose file cannot be replaced: the server would take a later use of it for a thief's.
 * @param now milliseconds since 1970
 * @returns the account; null like `readAccount`, and for an ended session
 */
export async function renewAccount(
  file: string,
  { now = Date.now(), signal = NEVER }: { readonly now?: number; readonly signal?: AbortSignal } = {},
): Promise<Account | null> {
  const stored = await loadAccount(file);
  const account = stored === null ? null : await verifyAccount(stored, now);
  if (stored === null || account === null || now - account.issuedAt.getTime() < DAY_MS) return account;
  if (!(await canReplaceAccount(file))) return account;
  try {
    return await replaceToken(file, stored, now, signal);
  } catch (error) {
    if (error instanceof SignInError) return account;
    throw error;
  }
}

async function replaceToken(
  file: string,
  stored: StoredAccount,
  now: number,
  signal: AbortSignal,
): Promise<Account | null> {
  const { server, token } = stored;
  const fields = { client_id: CLIENT_ID, grant_type: GRANT_TYPES.renewal, refresh_token: token };
  const answer = await post(server, oauthEndpoints.issueDeviceToken, fields, signal);
  if ("error" in answer) {
    await deleteAccount(file);
    return null;
  }
  const renewed = { ...stored, token: answer.ok.access_token, keys: await loadKeys(server, signal) };
  const account = await verifyAccount(renewed, now);
  if (account === null) throw new SignInError("unexpected");
  await writeAccount(file, renewed);
  return account;
}

/**
 * Deletes the file, and ends the session on the server.
 * @returns false when the server did not answer: then the user has to end the session on the account page
 */
export async function signOut(file: string, signal: AbortSignal = NEVER): Promise<boolean> {
  const stored = await loadAccount(file);
  await deleteAccount(file);
  if (stored === null) return true;
  try {
    return "ok" in (await post(stored.server, oauthEndpoints.revokeDeviceToken, { token: stored.token }, signal));
  } catch (error) {
    if (error instanceof SignInError) return false;
    throw error;
  }
}
