import type { Db } from "../db/schema.ts";

export interface Subscriber {
  readonly email: string;
  /** Token of the link to leave the list. */
  readonly token: string;
  readonly consentedAt: string;
}

const KEY = "unsubscribe";

export async function findNewsletterKey(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("newsletter_keys").select("key").where("name", "=", KEY).executeTakeFirst();
  return row?.key;
}

/** Stores the key unless there is one: of several servers, the first decides for all. */
export async function offerNewsletterKey(db: Db, key: string): Promise<void> {
  await db
    .insertInto("newsletter_keys")
    .values({ name: KEY, key })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Adds a subscriber; one who is on the list keeps the first consent. Both cases write one row. */
export async function putSubscriber(db: Db, { email, token, consentedAt }: Subscriber): Promise<void> {
  await db
    .insertInto("newsletter")
    .values({ email, token, consented_at: consentedAt, changed_at: consentedAt })
    .onConflict((conflict) => conflict.column("email").doUpdateSet({ changed_at: consentedAt }))
    .execute();
}

export async function findSubscriber(db: Db, email: string): Promise<Subscriber | undefined> {
  return db
    .selectFrom("newsletter")
    .select(["email", "token", "consented_at as consentedAt"])
    .where("email", "=", email)
    .executeTakeFirst();
}

export async function removeSubscriber(db: Db, email: string): Promise<void> {
  await db.deleteFrom("newsletter").where("email", "=", email).execute();
}

export async function removeSubscriberByToken(db: Db, token: string): Promise<void> {
  await db.deleteFrom("newsletter").where("token", "=", token).execute();
}

/** Subscribers by e-mail address. @param after last address of the previous page, null for the first */
export async function listSubscribers(db: Db, after: string | null, limit: number): Promise<Subscriber[]> {
  const query = db.selectFrom("newsletter").select(["email", "token", "consented_at as consentedAt"]);
  const rest = after === null ? query : query.where("email", ">", after);
  return rest.orderBy("email").limit(limit).execute();
}
