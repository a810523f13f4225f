import type { AuthStores } from "../auth/stores.ts";
import type { Db } from "../db/schema.ts";
import { sessionStore } from "./sessions.ts";
import { signInAttemptStore } from "./sign-in-attempts.ts";
import { signingKeyStore } from "./signing-keys.ts";
import { upsertAtSignIn } from "./users.ts";

/** All that signing in keeps, in the database. */
export function databaseStores(db: Db): AuthStores {
  return {
    people: {
      identify: async (identity, now) => {
        const { uid, email, isAdmin } = await upsertAtSignIn(db, identity, now);
        return { uid, email, isAdmin };
      },
    },
    sessions: sessionStore(db),
    attempts: signInAttemptStore(db),
    keys: signingKeyStore(db),
  };
}
