import type { Db } from "../db/schema.ts";

export interface Subscriber {
  readonly email: string;
  /** Token in the unsubscribe link. */
  readonly token: string;
  readonly consentedAt: string;
  /** Null without a confirmation. */
  readonly confirmedAt: string | null;
}

const COLUMNS = ["email", "token", "consented_at as consentedAt", "confirmed_at as confirmedAt"] as const;

const KEY = "unsubscribe";

export async function findNewsletterKey(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("newsletter_keys").select("key").where("name", "=", KEY).executeTakeFirst();
  return row?.key;
}

/** Replaces the key's stored form, unless another server has. */
export async function replaceNewsletterKey(db: Db, stored: string, renewed: string): Promise<void> {
  await db
    .updateTable("newsletter_keys")
    .set({ key: renewed })
    .where("name", "=", KEY)
    .where("key", "=", stored)
    .execute();
}

/** Stores the key unless there is one: the first server decides for all. */
export async function offerNewsletterKey(db: Db, key: string): Promise<void> {
  await db
    .insertInto("newsletter_keys")
    .values({ name: KEY, key })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Adds a subscriber; an existing one keeps the first consent and confirmation. Both cases write one row. */
export async function putSubscriber(
  db: Db,
  { email, token, consentedAt, confirmedAt }: Subscriber,
  now: string,
): Promise<void> {
  await db
    .insertInto("newsletter")
    .values({ email, token, consented_at: consentedAt, changed_at: now, confirmed_at: confirmedAt })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet((row) => ({
        changed_at: now,
        confirmed_at: row.fn.coalesce("newsletter.confirmed_at", "excluded.confirmed_at"),
      })),
    )
    .execute();
}

export async function findSubscriber(db: Db, email: string): Promise<Subscriber | undefined> {
  return db.selectFrom("newsletter").select(COLUMNS).where("email", "=", email).executeTakeFirst();
}

export async function removeSubscriber(db: Db, email: string): Promise<void> {
  await db.deleteFrom("newsletter").where("email", "=", email).execute();
}

/** @returns the e-mail address; undefined for an unknown token */
export async function removeSubscriberByToken(db: Db, token: string): Promise<string | undefined> {
  const query = db.deleteFrom("newsletter").where("token", "=", token).returning("email");
  return (await query.executeTakeFirst())?.email;
}

/** Lists subscribers by e-mail address. @param after the previous page's last address, null for the first */
export async function listSubscribers(db: Db, after: string | null, limit: number): Promise<Subscriber[]> {
  const query = db.selectFrom("newsletter").select(COLUMNS);
  const rest = after === null ? query : query.where("email", ">", after);
  return rest.orderBy("email").limit(limit).execute();
}
