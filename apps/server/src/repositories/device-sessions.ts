/** Sessions of devices signed in with a code. */
import type { Db } from "../db/schema.ts";
import { isSingleRow } from "./rows.ts";

export interface DeviceTokenUse {
  readonly number: number;
  /** Renewal, or the session's beginning. */
  readonly at: string;
}

/** Finds a device session's latest token number. @returns undefined for an unknown session */
export function findDeviceToken(db: Db, id: string): Promise<DeviceTokenUse | undefined> {
  return db
    .selectFrom("sessions")
    .select(["token_number as number", "last_seen_at as at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export interface DeviceExtension {
  readonly id: string;
  readonly now: string;
  readonly expiresAt: string;
  /** The device's previous and next token numbers. */
  readonly numbers: readonly [from: number, to: number];
}

/** Notes a device session's last use, new expiry and token. @returns false when another token was issued since */
export async function extendDeviceSession(db: Db, { id, now, expiresAt, numbers }: DeviceExtension): Promise<boolean> {
  const [from, to] = numbers;
  const result = await db
    .updateTable("sessions")
    .set({ last_seen_at: now, expires_at: expiresAt, token_number: to })
    .where("id", "=", id)
    .where("token_number", "=", from)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return isSingleRow(result);
}

/** Revokes the user's device sessions except the latest. */
export async function revokeOldDevices(db: Db, uid: string, kept: number, now: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("id", "in", (query) =>
      query
        .selectFrom("sessions")
        .select("id")
        .where("uid", "=", uid)
        .where("client", "is not", null)
        .where("revoked_at", "is", null)
        .where("expires_at", ">", now)
        .orderBy("last_seen_at", "desc")
        .orderBy("created_at", "desc")
        // Both databases have an offset only after a limit.
        .limit(1000)
        .offset(kept),
    )
    .execute();
}
