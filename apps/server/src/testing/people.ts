import { randomUUID } from "node:crypto";
import type { Actor, ActorSession } from "../domain/actor.ts";
import type { Db } from "../db/schema.ts";
import type { NewSession } from "../repositories/sessions.ts";
import { setAdmin, setPlan, upsertAtSignIn, type UserRecord } from "../repositories/users.ts";

/** An instant in the past. */
export const THEN = "2026-03-01T10:00:00.000Z";

/** Creates a user like a sign-in. @param name the provider's @param now ISO 8601 */
export function newPerson(
  db: Db,
  email = "ada@example.com",
  name: string | null = "Ada",
  now = THEN,
): Promise<UserRecord> {
  const identity = { issuer: "https://login.example", subject: randomUUID(), email, name };
  return upsertAtSignIn(db, identity, { uid: randomUUID(), isAdmin: false, now });
}

/** Makes a session row, as inserted by a sign-in. */
export function sessionRow(uid: string, times: { readonly now: string; readonly expiresAt: string }): NewSession {
  return { id: randomUUID(), tokenHash: randomUUID(), uid, browser: "Firefox", system: "Linux", ...times };
}

/** Makes a session just begun, without a row in the database. */
export function newSession(): ActorSession {
  return { id: randomUUID(), startedAt: new Date().toISOString() };
}

export async function newActor(db: Db, role: "user" | "pro" | "administrator" = "user"): Promise<Actor> {
  const { uid, email } = await newPerson(db);
  if (role === "pro") await setPlan(db, uid, "pro", THEN);
  if (role === "administrator") await setAdmin(db, uid, true, THEN);
  return { uid, email, isAdmin: role === "administrator", session: newSession() };
}
