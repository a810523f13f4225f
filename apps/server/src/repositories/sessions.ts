import type { Actor, SessionRecord, SessionStore } from "../auth/stores.ts";
import type { Db } from "../db/schema.ts";

export function sessionStore(db: Db): SessionStore {
  return {
    add: (session) => addSession(db, session),
    find: (tokenHash) => findSession(db, tokenHash),
    touch: async (tokenHash, lastSeenAt) => {
      const set = { last_seen_at: lastSeenAt };
      await db.updateTable("sessions").set(set).where("token_hash", "=", tokenHash).execute();
    },
    remove: async (tokenHash) => {
      await db.deleteFrom("sessions").where("token_hash", "=", tokenHash).execute();
    },
    removeStale: (now, idleSince) => removeStale(db, now, idleSince),
  };
}

async function addSession(db: Db, { tokenHash, uid, createdAt, lastSeenAt, expiresAt }: SessionRecord): Promise<void> {
  const times = { created_at: createdAt, last_seen_at: lastSeenAt, expires_at: expiresAt };
  await db
    .insertInto("sessions")
    .values({ token_hash: tokenHash, uid, ...times })
    .execute();
}

async function findSession(db: Db, tokenHash: string): Promise<{ session: SessionRecord; actor: Actor } | null> {
  const row = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.uid", "sessions.uid")
    .select(["sessions.uid", "sessions.created_at", "sessions.last_seen_at", "sessions.expires_at"])
    .select(["users.email", "users.is_admin"])
    .where("sessions.token_hash", "=", tokenHash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { uid, email, is_admin, created_at, last_seen_at, expires_at } = row;
  return {
    session: { tokenHash, uid, createdAt: created_at, lastSeenAt: last_seen_at, expiresAt: expires_at },
    actor: { uid, email, isAdmin: is_admin === 1 },
  };
}

async function removeStale(db: Db, now: string, idleSince: string): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where((where) => where.or([where("expires_at", "<=", now), where("last_seen_at", "<", idleSince)]))
    .execute();
}

/** When a user signed in, and until when that counts, newest first; nothing that one could sign in with. */
export async function listSessionsOf(db: Db, uid: string): Promise<Omit<SessionRecord, "tokenHash" | "uid">[]> {
  return await db
    .selectFrom("sessions")
    .select(["created_at as createdAt", "last_seen_at as lastSeenAt", "expires_at as expiresAt"])
    .where("uid", "=", uid)
    .orderBy("created_at", "desc")
    .execute();
}
