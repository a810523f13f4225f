import type { Db } from "../db/schema.ts";
import { prepared } from "./prepared.ts";

export interface NewSession {
  /** SHA-256 of the token, in hex. */
  readonly tokenHash: string;
  readonly uid: string;
  /** Now, ISO 8601. */
  readonly now: string;
  readonly expiresAt: string;
}

/** A session that hasn't ended, with the user's address and role. */
export interface LiveSession {
  readonly tokenHash: string;
  readonly uid: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastSeenAt: string;
}

export async function insertSession(db: Db, { tokenHash, uid, now, expiresAt }: NewSession): Promise<void> {
  await db
    .insertInto("sessions")
    .values({
      token_hash: tokenHash,
      uid,
      created_at: now,
      expires_at: expiresAt,
      last_seen_at: now,
      revoked_at: null,
    })
    .execute();
}

const liveSession = prepared(["tokenHash", "now"], (db, { tokenHash, now }) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.uid", "sessions.uid")
    .select(["sessions.uid", "sessions.created_at", "sessions.expires_at", "sessions.last_seen_at"])
    .select(["users.email", "users.is_admin"])
    .where("sessions.token_hash", "=", tokenHash)
    .where("sessions.revoked_at", "is", null)
    .where("sessions.expires_at", ">", now),
);

/** @returns undefined for a session that is unknown, revoked or expired at `now` */
export async function findLiveSession(db: Db, tokenHash: string, now: string): Promise<LiveSession | undefined> {
  const [row] = await liveSession(db, { tokenHash, now });
  if (row === undefined) return undefined;
  const { uid, email, created_at, expires_at, last_seen_at } = row;
  const times = { createdAt: created_at, expiresAt: expires_at, lastSeenAt: last_seen_at };
  return { tokenHash, uid, email, isAdmin: row.is_admin === 1, ...times };
}

/** Notes a session's last use and its new expiry. */
export async function touchSession(db: Db, tokenHash: string, now: string, expiresAt: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .execute();
}

/** @returns false for a session that is unknown or was revoked before */
export async function revokeSession(db: Db, tokenHash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("token_hash", "=", tokenHash)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Revokes all sessions of a user. */
export async function revokeSessionsOf(db: Db, uid: string, now: string): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ revoked_at: now })
    .where("uid", "=", uid)
    .where("revoked_at", "is", null)
    .execute();
}

/** Deletes sessions that ended before `before`. @returns the number of deleted sessions */
export async function deleteEndedSessions(db: Db, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where((where) => where.or([where("expires_at", "<", before), where("revoked_at", "<", before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Sessions of a user, newest first, without their tokens. */
export async function listSessionsOf(
  db: Db,
  uid: string,
): Promise<Omit<LiveSession, "tokenHash" | "email" | "isAdmin">[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["uid", "created_at as createdAt", "expires_at as expiresAt", "last_seen_at as lastSeenAt"])
    .where("uid", "=", uid)
    .orderBy("created_at", "desc")
    .execute();
  return rows;
}
