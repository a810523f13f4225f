import type { SignInAttempt, SignInAttempts } from "../auth/stores.ts";
import type { Db, Schema } from "../db/schema.ts";

export function signInAttemptStore(db: Db): SignInAttempts {
  return {
    add: async (attempt) => {
      await db.insertInto("sign_in_attempts").values(toRow(attempt)).execute();
    },
    take: async (stateHash) => {
      const row = await db
        .deleteFrom("sign_in_attempts")
        .where("state_hash", "=", stateHash)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? null : toAttempt(row);
    },
    removeExpired: async (now) => {
      await db.deleteFrom("sign_in_attempts").where("expires_at", "<=", now).execute();
    },
  };
}

function toRow(attempt: SignInAttempt): Schema["sign_in_attempts"] {
  return {
    state_hash: attempt.stateHash,
    browser_hash: attempt.browserHash,
    nonce: attempt.nonce,
    code_verifier: attempt.codeVerifier,
    mode: attempt.mode,
    request: attempt.request,
    return_to: attempt.returnTo,
    expires_at: attempt.expiresAt,
  };
}

function toAttempt(row: Schema["sign_in_attempts"]): SignInAttempt {
  return {
    stateHash: row.state_hash,
    browserHash: row.browser_hash,
    nonce: row.nonce,
    codeVerifier: row.code_verifier,
    mode: row.mode,
    request: row.request,
    returnTo: row.return_to,
    expiresAt: row.expires_at,
  };
}
