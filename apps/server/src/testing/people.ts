import { randomUUID } from "node:crypto";
import type { Actor, ActorSession } from "../domain/actor.ts";
import type { Db } from "../db/schema.ts";
import type { NewSession } from "../repositories/sessions.ts";
import { setAdmin, setPlan, upsertAtSignIn, type UserRecord } from "../repositories/users.ts";

/** An instant in the past. */
export const THEN = "2026-03-01T10:00:00.000Z";

/** Creates a user as a sign-in does. @param name the provider's @param now ISO 8601 */
export function newPerson(
  db: Db,
  email = "ada@example.com",
  name: string | null = "Ada",
  now = THEN,
): Promise<UserRecord> {
  const identity = { issuer: "https://login.example", subject: randomUUID(), email, name };
  return upsertAtSignIn(db, identity, { uid: randomUUID(), isAdmin: false, now });
}

/** A row of a session, as a sign-in inserts it. */
export function sessionRow(uid: string, times: { readonly now: string; readonly expiresAt: string }): NewSession {
  return { id: randomUUID(), tokenHash: randomUUID(), uid, browser: "Firefox", system: "Linux", ...times };
}

/** A session that has just begun. It has no row in the database. */
export function newSession(): ActorSession {
  return { id: randomUUID(), startedAt: new Date().toISOString() };
}

export async function newActor(db: Db, role: "user" | "pro" | "administrator" = "user"): Promise<Actor> {
  const { uid, email } = await newPerson(db);
  if (role === "pro") await setPlan(db, uid, "pro", THEN);
  if (role === "administrator") await setAdmin(db, uid, true, THEN);
  return { uid, email, isAdmin: role === "administrator", session: newSession() };
}
