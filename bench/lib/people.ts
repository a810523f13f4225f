/** Signed-in users, written directly to the database. */
import { randomBytes, randomUUID } from "node:crypto";
import { sha256 } from "../../apps/server/src/domain/secrets.ts";
import type { DatabasePlace } from "../../apps/server/src/config/read.ts";
import { openDatabase } from "../../apps/server/src/database.ts";
import { insertSession } from "../../apps/server/src/repositories/sessions.ts";
import { changeUser, upsertAtSignIn } from "../../apps/server/src/repositories/users.ts";

export interface Person {
  readonly uid: string;
  readonly cookie: string;
}

const ONBOARDING = { craft: "photographer", creditFormat: "© Ada", primaryUseCase: "print-sales", imageVolume: "5-20" };

/** @returns this many users, each with answers and a session */
export async function signInMany(place: DatabasePlace, count: number): Promise<Person[]> {
  const db = await openDatabase(place, (error) => {
    throw error;
  });
  const people = await db.transaction().execute(async (transaction) => {
    const made: Person[] = [];
    for (let index = 0; index < count; index++) {
      const now = new Date().toISOString();
      const identity = {
        issuer: "https://bench.example",
        subject: String(index),
        email: "ada@example.com",
        name: null,
      };
      const { uid } = await upsertAtSignIn(transaction, identity, { uid: randomUUID(), isAdmin: false, now });
      await changeUser(transaction, uid, { onboarding: ONBOARDING, preferences: { photoBy: "© Ada" } }, now);
      const token = randomBytes(32).toString("base64url");
      await insertSession(transaction, {
        id: randomUUID(),
        tokenHash: sha256(token),
        uid,
        browser: null,
        system: null,
        now,
        expiresAt: "2999-01-01T00:00:00.000Z",
      });
      made.push({ uid, cookie: `matte-session=${token}` });
    }
    return made;
  });
  await db.destroy();
  return people;
}
