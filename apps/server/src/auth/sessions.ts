import type { Db } from "../db/schema.ts";
import {
  deleteEndedSessions,
  findLiveSession,
  insertSession,
  revokeSession,
  touchSession,
} from "../repositories/sessions.ts";
import type { Actor } from "../domain/actor.ts";
import { isoTime, type Clock } from "../domain/clock.ts";
import { randomToken, sha256 } from "./secrets.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Unused this long, a session ends. */
export const IDLE_MS = 14 * DAY_MS;
/** However busy, a session ends after this long. */
export const ABSOLUTE_MS = 90 * DAY_MS;
/** How exactly the last use is known: not every request has to write. */
const TOUCH_MS = 5 * MINUTE_MS;

export interface Sessions {
  /**
   * Begins a session; the one that the browser had before ends.
   * @returns the token for the cookie; only its hash is kept
   */
  begin(uid: string, previousToken: string | undefined): Promise<string>;
  /** Whose session this is; null when there is none, or it has ended. */
  actorOf(token: string): Promise<Actor | null>;
  end(token: string): Promise<void>;
}

/** Opaque sessions in a table, so that each can be ended at once. */
export function createSessions(db: Db, clock: Clock): Sessions {
  const end = async (token: string): Promise<void> => void (await revokeSession(db, sha256(token), isoTime(clock())));
  return {
    begin: async (uid, previousToken) => {
      const now = clock();
      const token = randomToken();
      const expiresAt = isoTime(now + IDLE_MS);
      await insertSession(db, { tokenHash: sha256(token), uid, now: isoTime(now), expiresAt });
      if (previousToken !== undefined) await end(previousToken);
      await deleteEndedSessions(db, isoTime(now - DAY_MS));
      return token;
    },
    actorOf: async (token) => {
      const now = clock();
      const found = await findLiveSession(db, sha256(token), isoTime(now));
      if (found === undefined) return null;
      const { uid, email, isAdmin } = found;
      if (now - Date.parse(found.lastSeenAt) >= TOUCH_MS) {
        const expiry = Math.min(now + IDLE_MS, Date.parse(found.createdAt) + ABSOLUTE_MS);
        await touchSession(db, found.tokenHash, isoTime(now), isoTime(expiry));
      }
      return { uid, email, isAdmin };
    },
    end,
  };
}
