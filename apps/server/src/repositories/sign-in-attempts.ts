import type { Db } from "../db/schema.ts";

/** Where the way back leads: into the window that opened the popup, or to a page. */
export type SignInDisplay = "popup" | "redirect";

/** A visitor on the way to the provider and back. */
export interface SignInAttempt {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE verifier. */
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

/** Takes the attempt out: each state comes back once. @returns undefined when it is unknown, used, or over at `now` */
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

/** Forgets the visitors who never came back. */
export async function deleteExpiredSignInAttempts(db: Db, now: string): Promise<void> {
  await db.deleteFrom("sign_in_attempts").where("expires_at", "<=", now).execute();
}
