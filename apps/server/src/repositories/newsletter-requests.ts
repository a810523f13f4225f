import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

export interface NewsletterRequest {
  readonly email: string;
  readonly tokenHash: string;
  readonly consentedAt: string;
  readonly expiresAt: string;
}

/** Adds a request, or replaces the same address's if it has a letter. Every case writes one row. */
export async function putRequest(db: Db, request: NewsletterRequest, hasLetter: boolean): Promise<void> {
  const { email, tokenHash, consentedAt, expiresAt } = request;
  const latest = (column: string) =>
    sql<string>`${sql.ref(`${hasLetter ? "excluded" : "newsletter_requests"}.${column}`)}`;
  await db
    .insertInto("newsletter_requests")
    .values({
      email,
      token_hash: tokenHash,
      consented_at: consentedAt,
      expires_at: expiresAt,
      changed_at: consentedAt,
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({
        token_hash: latest("token_hash"),
        consented_at: latest("consented_at"),
        expires_at: latest("expires_at"),
        changed_at: consentedAt,
      }),
    )
    .execute();
}

/** @param now ISO 8601 @returns undefined for an unknown or expired request */
export function findRequest(db: Db, tokenHash: string, now: string): Promise<NewsletterRequest | undefined> {
  return selected(db).where("token_hash", "=", tokenHash).where("expires_at", ">", now).executeTakeFirst();
}

export function findRequestOf(db: Db, email: string): Promise<NewsletterRequest | undefined> {
  return selected(db).where("email", "=", email).executeTakeFirst();
}

export async function removeRequestOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom("newsletter_requests").where("email", "=", email).execute();
}

/** Removes a request whose letter couldn't be sent, so that the next one sends another. */
export async function removeRequest(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom("newsletter_requests").where("token_hash", "=", tokenHash).execute();
}

/** @param now ISO 8601 */
export async function removeExpiredRequests(db: Db, now: string): Promise<void> {
  await db.deleteFrom("newsletter_requests").where("expires_at", "<=", now).execute();
}

function selected(db: Db) {
  return db
    .selectFrom("newsletter_requests")
    .select(["email", "token_hash as tokenHash", "consented_at as consentedAt", "expires_at as expiresAt"]);
}
