import { randomUUID } from "node:crypto";
import type { Db } from "../db/schema.ts";
import type { Actor } from "../domain/actor.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import type { Device } from "../domain/device.ts";
import { randomToken, sha256 } from "../domain/secrets.ts";
import type { DocumentRow } from "../repositories/document-records.ts";
import {
  deleteEndedSessions as deleteSessionsEndedBefore,
  findLiveSession,
  insertSession,
  revokeSession,
  touchSession,
  type LiveSession,
} from "../repositories/sessions.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A session ends after this time without use. */
export const IDLE_MS = 14 * DAY_MS;
/** A session ends after this even in use. */
export const ABSOLUTE_MS = 90 * DAY_MS;
/** Last use's precision, so that not every request writes. */
const TOUCH_MS = 5 * MINUTE_MS;

/** A live session: its user and their document row. */
export interface FoundSession {
  readonly actor: Actor;
  /** The user's row, read with the session. */
  readonly actorRow: DocumentRow;
}

export interface Sessions {
  /**
   * Begins a session and ends the browser's previous one.
   * @param device used for the sign-in
   * @returns the cookie's token; only its hash is stored
   */
  begin(uid: string, previousToken: string | undefined, device: Device): Promise<string>;
  /** Finds a session's user; null if it doesn't exist or has ended. */
  find(token: string): Promise<FoundSession | null>;
  end(token: string): Promise<void>;
}

/** Deletes sessions ended more than a day ago. @param now milliseconds since 1970 */
export async function deleteEndedSessions(db: Db, now: number): Promise<void> {
  await deleteSessionsEndedBefore(db, isoTime(now - DAY_MS));
}

export function toActor({ id, uid, email, isAdmin, createdAt }: LiveSession): Actor {
  return { uid, email, isAdmin, session: { id, startedAt: createdAt } };
}

/** Creates opaque sessions in a table, so that each can be ended at once. */
export function createSessions(db: Db, clock: Clock): Sessions {
  const end = async (token: string): Promise<void> => void (await revokeSession(db, sha256(token), isoTime(clock())));
  return {
    begin: async (uid, previousToken, device) => {
      const now = clock();
      const token = randomToken();
      const expiresAt = isoTime(now + IDLE_MS);
      await insertSession(db, {
        id: randomUUID(),
        tokenHash: sha256(token),
        uid,
        ...device,
        now: isoTime(now),
        expiresAt,
      });
      if (previousToken !== undefined) await end(previousToken);
      return token;
    },
    find: async (token) => {
      const now = clock();
      const session = await findLiveSession(db, sha256(token), isoTime(now));
      if (session === undefined) return null;
      if (now - Date.parse(session.lastSeenAt) >= TOUCH_MS) {
        const expiry = Math.min(now + IDLE_MS, Date.parse(session.createdAt) + ABSOLUTE_MS);
        await touchSession(db, session.tokenHash, isoTime(now), isoTime(expiry));
      }
      return { actor: toActor(session), actorRow: session.user };
    },
    end,
  };
}
