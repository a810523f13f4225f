import type { DeviceClient } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { Device } from "../domain/device.ts";
import type { DocumentRow } from "./document-records.ts";
import { prepared } from "./prepared.ts";
import { isSingleRow } from "./rows.ts";

export interface NewSession extends Device {
  /** Public UUID. */
  readonly id: string;
  /** The token's SHA-256, in hex. */
  readonly tokenHash: string;
  readonly uid: string;
  /** Program on a device signed in with a code; undefined for a browser. */
  readonly client?: DeviceClient;
  /** ISO 8601. */
  readonly now: string;
  readonly expiresAt: string;
}

/** A live session, with the user's address and role. */
export interface LiveSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly uid: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastSeenAt: string;
}

/** A session found by its token, with the user's document row: the query reads that row in any case. */
export interface SessionOfToken extends LiveSession {
  readonly user: DocumentRow;
}

export async function insertSession(db: Db, { tokenHash, client, now, expiresAt, ...rest }: NewSession): Promise<void> {
  await db
    .insertInto("sessions")
    .values({
      ...rest,
      token_hash: tokenHash,
      client: client ?? null,
      created_at: now,
      expires_at: expiresAt,
      last_seen_at: now,
      revoked_at: null,
    })
    .execute();
}

function liveSessions(db: Db, now: string) {
  return db
    .selectFrom("sessions")
    .innerJoin("users", "users.uid", "sessions.uid")
    .select(["sessions.id", "sessions.token_hash as tokenHash", "sessions.uid"])
    .select(["sessions.created_at as createdAt", "sessions.expires_at as expiresAt"])
    .select(["sessions.last_seen_at as lastSeenAt", "users.email", "users.is_admin as isAdmin"])
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now);
}

const sessionByHash = prepared(["tokenHash", "now"], (db, { tokenHash, now }) =>
  liveSessions(db, now)
    .select(["users.plan", "users.onboarding", "users.preferences", "users.onboarding_completed_at"])
    .select("users.created_at as userCreatedAt")
    .where("sessions.token_hash", "=", tokenHash),
);

/** @returns undefined for a session unknown, revoked or expired at `now` */
export async function findLiveSession(db: Db, tokenHash: string, now: string): Promise<SessionOfToken | undefined> {
  const [row] = await sessionByHash(db, { tokenHash, now });
  return row && toSession(row);
}

type TokenRow = Awaited<ReturnType<typeof sessionByHash>>[number];

function toSession(row: TokenRow): SessionOfToken {
  const { id, tokenHash, uid, email, createdAt, expiresAt, lastSeenAt } = row;
  return {
    id,
    tokenHash,
    uid,
    email,
    isAdmin: row.isAdmin === 1,
    createdAt,
    expiresAt,
    lastSeenAt,
    user: {
      uid,
      email,
      plan: row.plan,
      is_admin: row.isAdmin,
      onboarding: row.onboarding,
      preferences: row.preferences,
      onboarding_completed_at: row.onboarding_completed_at,
      created_at: row.userCreatedAt,
    },
  };
}

/** Finds a session by its public id. @returns undefined for one unknown, revoked or expired at `now` */
export async function findLiveSessionById(db: Db, id: string, now: string): Promise<LiveSession | undefined> {
  const row = await liveSessions(db, now).where("sessions.id", "=", id).executeTakeFirst();
  return row && { ...row, isAdmin: row.isAdmin === 1 };
}

/** Notes a session's last use and new expiry. */
export async function touchSession(db: Db, tokenHash: string, now: string, expiresAt: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .execute();
}

/** @returns false for a session unknown or already revoked */
export async function revokeSession(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const revoke = db.updateTable("sessions").set({ revoked_at: now });
  return isSingleRow(
    await revoke.where("token_hash", "=", tokenHash).where("revoked_at", "is", null).executeTakeFirst(),
  );
}

/** Revokes a user's session by its public id. @returns false for any but the user's live sessions */
export async function revokeSessionById(db: Db, uid: string, id: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("id", "=", id)
    .where("uid", "=", uid)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return isSingleRow(result);
}

/** Revokes all the user's sessions. @returns the number of live ones */
export async function revokeSessionsOf(db: Db, uid: string, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("uid", "=", uid)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Revokes all sessions of an identity provider's users. @returns the number of live ones */
export async function revokeSessionsOfIssuer(db: Db, issuer: string, now: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("uid", "in", (query) => query.selectFrom("users").select("uid").where("issuer", "=", issuer))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes sessions ended before `before`. @returns the number of deleted sessions */
export async function deleteEndedSessions(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where((where) => where.or([where("expires_at", "<", before), where("revoked_at", "<", before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A session without its token. */
export interface StoredSession extends Device {
  readonly id: string;
  /** Program on a device signed in with a code; null for a browser. */
  readonly client: DeviceClient | null;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastSeenAt: string;
  /** Null until revoked. */
  readonly revokedAt: string | null;
}

/** Lists a user's sessions, the last used first, including recently ended ones. */
export function listSessionsOf(db: Db, uid: string): Promise<StoredSession[]> {
  return db
    .selectFrom("sessions")
    .select(["id", "client", "browser", "system", "created_at as createdAt", "expires_at as expiresAt"])
    .select(["last_seen_at as lastSeenAt", "revoked_at as revokedAt"])
    .where("uid", "=", uid)
    .orderBy("last_seen_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
}
