import { sql } from "kysely";
import type { Db } from "../db/schema.ts";

export interface Letter {
  /** The mailbox's SHA-256, in hex. */
  readonly mailbox: string;
  /** The letter token's hash. */
  readonly tokenHash: string;
}

/**
 * Counts a letter to a mailbox, if the latest one is older than the pause after so many letters. Every case writes one
 * row.
 * @param now ISO 8601
 * @param limits by number of letters, the instant before which the latest one must be; the last also applies to all
 * further ones
 * @returns false when the letter must not be sent
 */
export async function countLetter(
  db: Db,
  { mailbox, tokenHash }: Letter,
  now: string,
  limits: readonly [first: string, second: string, further: string],
): Promise<boolean> {
  const [first, second, further] = limits;
  const letters = sql.ref("newsletter_letters.letters");
  const limit = sql`case ${letters} when 0 then ${now} when 1 then ${first} when 2 then ${second} else ${further} end`;
  const isAllowed = sql<boolean>`newsletter_letters.sent_at <= ${limit}`;
  const row = await db
    .insertInto("newsletter_letters")
    .values({ mailbox, letters: 1, latest: tokenHash, sent_at: now })
    .onConflict((conflict) =>
      conflict.column("mailbox").doUpdateSet({
        letters: sql<number>`case when ${isAllowed} then ${letters} + 1 else ${letters} end`,
        latest: sql<string>`case when ${isAllowed} then excluded.latest else newsletter_letters.latest end`,
        sent_at: sql<string>`case when ${isAllowed} then excluded.sent_at else newsletter_letters.sent_at end`,
      }),
    )
    .returning("latest")
    .executeTakeFirstOrThrow();
  return row.latest === tokenHash;
}

/** Takes back the latest letter to a mailbox after a failure to send it. */
export async function uncountLetter(db: Db, tokenHash: string): Promise<void> {
  await db
    .updateTable("newsletter_letters")
    .set({ letters: sql<number>`letters - 1`, sent_at: "" })
    .where("latest", "=", tokenHash)
    .execute();
}

/** Forgets a mailbox, after its owner's confirmation or a deletion. */
export async function forgetMailbox(db: Db, mailbox: string): Promise<void> {
  await db.deleteFrom("newsletter_letters").where("mailbox", "=", mailbox).execute();
}

/** @param before ISO 8601 */
export async function removeOldLetters(db: Db, before: string): Promise<void> {
  await db.deleteFrom("newsletter_letters").where("sent_at", "<", before).execute();
}
