import type { DeviceClient } from "@matte/contracts";
import type { Db } from "../db/schema.ts";

/** A device asking to be signed in, without its codes. */
export interface WaitingDevice {
  readonly client: DeviceClient;
  /** Null for an unnamed device. */
  readonly name: string | null;
  /** Network address; null for a request of an earlier server. */
  readonly address: string | null;
  readonly createdAt: string;
  readonly expiresAt: string;
}

export interface NewDeviceRequest extends WaitingDevice {
  /** The device code's SHA-256, in hex. */
  readonly deviceCodeHash: string;
  readonly userCode: string;
  /** Seconds between two polls. */
  readonly interval: number;
}

export type DeviceRequestState = "pending" | "allowed" | "denied";

export interface PolledRequest {
  readonly state: DeviceRequestState;
  /** Session begun when allowed; null before. */
  readonly sessionId: string | null;
  readonly interval: number;
  readonly polledAt: string | null;
  readonly expiresAt: string;
}

/** @returns false when another request has the user code */
export async function insertDeviceRequest(db: Db, request: NewDeviceRequest): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("device_requests")
    .values({
      device_code_hash: request.deviceCodeHash,
      user_code: request.userCode,
      client: request.client,
      name: request.name,
      address: request.address,
      state: "pending",
      session_id: null,
      interval_seconds: request.interval,
      polled_at: null,
      created_at: request.createdAt,
      expires_at: request.expiresAt,
    })
    .onConflict((conflict) => conflict.column("user_code").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Finds a request waiting for its user. @returns undefined for one unknown, decided or expired at `now` */
export function findWaitingDevice(db: Db, userCode: string, now: string): Promise<WaitingDevice | undefined> {
  return db
    .selectFrom("device_requests")
    .select(["client", "name", "address", "created_at as createdAt", "expires_at as expiresAt"])
    .where("user_code", "=", userCode)
    .where("state", "=", "pending")
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/**
 * Notes the user's decision and forgets the network address; the first decision counts.
 * @param sessionId the allowed device's session; null for a denied one
 * @returns the device; undefined like `findWaitingDevice`
 */
export function decideDeviceRequest(
  db: Db,
  userCode: string,
  sessionId: string | null,
  now: string,
): Promise<Omit<WaitingDevice, "address"> | undefined> {
  return db
    .updateTable("device_requests")
    .set({ state: sessionId === null ? "denied" : "allowed", session_id: sessionId, address: null })
    .where("user_code", "=", userCode)
    .where("state", "=", "pending")
    .where("expires_at", ">", now)
    .returning(["client", "name", "created_at as createdAt", "expires_at as expiresAt"])
    .executeTakeFirst();
}

export function findPolledRequest(db: Db, deviceCodeHash: string): Promise<PolledRequest | undefined> {
  return db
    .selectFrom("device_requests")
    .select(["state", "session_id as sessionId", "interval_seconds as interval"])
    .select(["polled_at as polledAt", "expires_at as expiresAt"])
    .where("device_code_hash", "=", deviceCodeHash)
    .executeTakeFirst();
}

/** Notes a poll and the new interval. */
export async function notePoll(db: Db, deviceCodeHash: string, interval: number, now: string): Promise<void> {
  await db
    .updateTable("device_requests")
    .set({ polled_at: now, interval_seconds: interval })
    .where("device_code_hash", "=", deviceCodeHash)
    .execute();
}

/** Deletes a request, so that each code is used once. @returns false when already deleted */
export async function deleteDeviceRequest(db: Db, deviceCodeHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("device_requests")
    .where("device_code_hash", "=", deviceCodeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Deletes requests expired before `before`. */
export async function deleteExpiredDeviceRequests(db: Db, before: string): Promise<void> {
  await db.deleteFrom("device_requests").where("expires_at", "<", before).execute();
}

/** Deletes a user's allowed requests with tokens still to collect. Their sessions must still exist. */
export async function deleteDeviceRequestsOf(db: Db, uid: string): Promise<void> {
  await db
    .deleteFrom("device_requests")
    .where("session_id", "in", (query) => query.selectFrom("sessions").select("id").where("uid", "=", uid))
    .execute();
}
