import type { Db } from "../db/schema.ts";

/** A sign-in ends in a popup, which reports to its opener, or in a page. */
export type SignInDisplay = "popup" | "redirect";

export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier. */
  readonly codeVerifier: string;
  readonly returnPath: string;
  readonly display: SignInDisplay;
  readonly expiresAt: string;
}

export async function insertSignInAttempt(db: Db, attempt: SignInAttempt): Promise<void> {
  await db
    .insertInto("sign_in_attempts")
    .values({
      state: attempt.state,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      return_path: attempt.returnPath,
      display: attempt.display,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Deletes and returns an attempt: each state is valid once. @returns undefined for an unknown, used or expired one */
export async function takeSignInAttempt(db: Db, state: string, now: string): Promise<SignInAttempt | undefined> {
  const row = await db.deleteFrom("sign_in_attempts").where("state", "=", state).returningAll().executeTakeFirst();
  if (row === undefined || row.expires_at <= now) return undefined;
  return {
    state: row.state,
    nonce: row.nonce,
    codeVerifier: row.code_verifier,
    returnPath: row.return_path,
    display: row.display === "popup" ? "popup" : "redirect",
    expiresAt: row.expires_at,
  };
}

/** Deletes unfinished attempts. */
export async function deleteExpiredSignInAttempts(db: Db, now: string): Promise<void> {
  await db.deleteFrom("sign_in_attempts").where("expires_at", "<=", now).execute();
}
