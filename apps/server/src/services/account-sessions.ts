/** An account's sessions: listed and ended by its user, ended by administrators. */
import type { SessionList } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import type { Actor } from "../domain/actor.ts";
import { DomainError } from "../domain/domain-error.ts";
import { recordAct } from "../repositories/audit-log.ts";
import { listSessionsOf, revokeSessionById, revokeSessionsOf } from "../repositories/sessions.ts";
import type { AuthorizedAccount, AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { existingUser } from "./user-documents.ts";

/**
 * Lists the account's live sessions, the request's first.
 * @param now ISO 8601
 */
export async function listSessions(
  db: Db,
  { uid }: AuthorizedReading,
  actor: Pick<Actor, "session"> | null,
  now: string,
): Promise<SessionList> {
  const live = (await listSessionsOf(db, uid)).filter(
    ({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now,
  );
  const sessions = live.map(({ revokedAt: _revokedAt, ...session }) => ({
    ...session,
    current: session.id === actor?.session.id,
  }));
  return { sessions: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)) };
}

/** @throws {DomainError} `session-not-found` */
export async function endSession(db: Db, { uid }: AuthorizedUser, id: string, now: string): Promise<void> {
  if (!(await revokeSessionById(db, uid, id, now))) throw new DomainError("session-not-found");
}

/**
 * Ends all the account's sessions. The audit log records an end by another user.
 * @returns the number of ended sessions
 * @throws {DomainError} `user-not-found`
 */
export async function endSessions(db: Db, user: AuthorizedAccount, now: string): Promise<number> {
  const { uid, by } = user;
  return db.transaction().execute(async (transaction) => {
    await existingUser(transaction, user);
    const ended = await revokeSessionsOf(transaction, uid, now);
    if (by !== uid)
      await recordAct(transaction, {
        at: now,
        actor: by,
        subject: uid,
        act: "sessions",
        before: `${ended}`,
        after: "0",
      });
    return ended;
  });
}
