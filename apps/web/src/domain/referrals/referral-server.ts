/** Calls about links with a sender. */
import type { Referral } from "@matte/contracts/referrals";
import type { StoredValues } from "#lib/storage.ts";
import type { DataConnection } from "../data/index.ts";
import { CallError, callRow } from "../server/index.ts";
import { forgetArrival, keepArrival, keptArrival } from "./arrival.ts";
import { keepOwnCode } from "./sender.ts";

/** The rows are loaded with the first call. */
const rows = async () => (await import("@matte/contracts/referral-endpoints")).referralEndpoints;

/** @throws {CallError} and the error of a request without an answer */
export async function loadReferral(connection: DataConnection, uid: string): Promise<Referral> {
  return kept(uid, await callRow(connection, (await rows()).readReferral, { params: { uid } }));
}

/** Gets the user a code for links. @throws {CallError} and the error of a request without an answer */
export async function createReferral(connection: DataConnection, uid: string): Promise<Referral> {
  return kept(uid, await callRow(connection, (await rows()).createReferral, { params: { uid } }));
}

/** Links that the user copies in the editor have the code from now on. */
function kept(uid: string, referral: Referral): Referral {
  if (referral.code !== null) keepOwnCode(uid, referral.code);
  return referral;
}

/** Counts a sender's link that a visitor opened, once in a browser. Failures are not counted. */
export async function countOpening(connection: DataConnection, fragment: string): Promise<void> {
  const code = keepArrival(fragment, Date.now());
  if (code !== null)
    await callRow(connection, (await rows()).countOpening, { params: { code } }).catch(() => undefined);
}

/** Says by which link the user of a new account came. Sent again after a failure of the network. */
export async function sendArrival(connection: DataConnection, uid: string, values?: StoredValues): Promise<void> {
  const body = keptArrival(Date.now(), values);
  if (body === null) return;
  try {
    await callRow(connection, (await rows()).reportArrival, { params: { uid }, body });
    forgetArrival(values);
  } catch (error) {
    // An answer decides.
    if (error instanceof CallError) forgetArrival(values);
  }
}
