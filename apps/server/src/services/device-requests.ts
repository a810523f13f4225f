/** Devices' sign-in requests and their users' decisions (RFC 8628 sections 3.1 to 3.3). */
import { randomInt, randomUUID } from "node:crypto";
import type { DeviceClient, DeviceRequest } from "@matte/contracts";
import { readUserCode, USER_CODE } from "@matte/contracts/user-code";
import type { Db } from "../db/schema.ts";
import { isoTime } from "../domain/clock.ts";
import { DomainError } from "../domain/domain-error.ts";
import { randomToken, sha256 } from "../domain/secrets.ts";
import {
  decideDeviceRequest,
  deleteExpiredDeviceRequests,
  findWaitingDevice,
  insertDeviceRequest,
} from "../repositories/device-requests.ts";
import { revokeOldDevices } from "../repositories/device-sessions.ts";
import { insertSession } from "../repositories/sessions.ts";
import type { AuthorizedUser } from "./authorized.ts";

/** Time for the user to type the code. */
export const REQUEST_S = 600;
/** Shortest time between two polls. */
export const POLL_S = 5;
/** Devices per account: one more ends the least recently used. */
const MAX_DEVICES = 20;
/** An expired request is still known this long, so that its device learns about the expiry. */
const KEPT_MS = 60 * 60_000;

const NAME_LENGTH = 32;

export interface DeviceCodes {
  /** The device's secret; only its hash is stored. */
  readonly deviceCode: string;
  /** Typed by the user. */
  readonly userCode: string;
}

/** A device that asks for codes. */
export interface AskingDevice {
  readonly client: DeviceClient;
  /** Untrusted, given by the device. */
  readonly name: string | undefined;
  /** Network address of the request. */
  readonly address: string;
}

/** @param now milliseconds since 1970 */
export async function requestSignIn(
  db: Db,
  { client, name, address }: AskingDevice,
  now: number,
): Promise<DeviceCodes> {
  await deleteExpiredRequests(db, now);
  const deviceCode = randomToken();
  const request = {
    deviceCodeHash: sha256(deviceCode),
    client,
    name: cleanName(name ?? ""),
    // An IPv4 address, as it arrives at a socket for both kinds.
    address: address.replace(/^::ffff:(?=[\d.]+$)/, ""),
    interval: POLL_S,
    createdAt: isoTime(now),
    expiresAt: isoTime(now + REQUEST_S * 1000),
  };
  let userCode = newUserCode();
  while (!(await insertDeviceRequest(db, { ...request, userCode }))) userCode = newUserCode();
  return { deviceCode, userCode };
}

/** @param now milliseconds since 1970 */
export function deleteExpiredRequests(db: Db, now: number): Promise<void> {
  return deleteExpiredDeviceRequests(db, isoTime(now - KEPT_MS));
}

/**
 * Finds the device waiting with a code.
 * @param typed as the user typed it
 * @param now ISO 8601
 * @throws {DomainError} `device-code-not-found`
 */
export async function findRequest(db: Db, typed: string, now: string): Promise<DeviceRequest> {
  const code = readUserCode(typed);
  const device = code === null ? undefined : await findWaitingDevice(db, code, now);
  if (device === undefined) throw new DomainError("device-code-not-found");
  const { client, name, address, createdAt } = device;
  return { client, name, askedAt: createdAt, ...(address !== null && { address }) };
}

/**
 * Allows a device, beginning its session, or denies it. The session ends with the request unless the device collects
 * its token.
 * @param now ISO 8601
 * @throws {DomainError} `device-code-not-found`, also for a decided request
 */
export async function decideRequest(
  db: Db,
  { uid }: AuthorizedUser,
  decision: { readonly code: string; readonly allow: boolean },
  now: string,
): Promise<void> {
  const id = decision.allow ? randomUUID() : null;
  await db.transaction().execute(async (transaction) => {
    const code = readUserCode(decision.code);
    const device = code === null ? undefined : await decideDeviceRequest(transaction, code, id, now);
    if (device === undefined) throw new DomainError("device-code-not-found");
    const { client, name: system, expiresAt } = device;
    // Matches no token: a device's session can't be a browser's.
    const tokenHash = sha256(randomToken());
    if (id === null) return;
    await insertSession(transaction, { id, tokenHash, uid, client, browser: null, system, now, expiresAt });
    await revokeOldDevices(transaction, uid, MAX_DEVICES, now);
  });
}

function newUserCode(): string {
  const { letters, length } = USER_CODE;
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join("");
}

/**
 * Keeps only host name characters, in any script: neither a sentence imitating the page's text, nor characters that
 * turn its direction, pile up or are blank.
 */
function cleanName(name: string): string | null {
  const clean = name
    .normalize("NFC")
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]+/gu, "-")
    .replaceAll(/(\p{M}{2})\p{M}+/gu, "$1");
  return (
    [...clean]
      .slice(0, NAME_LENGTH)
      .join("")
      .replaceAll(/^-+|-+$/g, "") || null
  );
}
