import type { Db } from "../db/schema.ts";
import type { LiveSubscription, Partner } from "../domain/payments.ts";
import { isSingleRow } from "./rows.ts";

export interface Customer {
  readonly uid: string;
  readonly partner: Partner;
  /** The partner's id. */
  readonly customerId: string;
}

export async function findCustomer(db: Db, uid: string): Promise<Customer | undefined> {
  const row = await db.selectFrom("customers").selectAll().where("uid", "=", uid).executeTakeFirst();
  return row && { uid, partner: row.partner as Partner, customerId: row.customer_id };
}

/** @returns the uid of a customer's user; undefined for an unknown customer */
export async function findCustomerUser(db: Db, customerId: string): Promise<string | undefined> {
  const query = db.selectFrom("customers").select("uid").where("customer_id", "=", customerId);
  return (await query.executeTakeFirst())?.uid;
}

/** Lists all customers at a partner. */
export async function listCustomersAt(db: Db, partner: Partner): Promise<string[]> {
  const rows = await db.selectFrom("customers").select("customer_id").where("partner", "=", partner).execute();
  return rows.map(({ customer_id }) => customer_id);
}

/** Adds the user's customer at the partner, unless the user has one. */
export async function addCustomer(db: Db, { uid, partner, customerId }: Customer, now: string): Promise<void> {
  await db
    .insertInto("customers")
    .values({ customer_id: customerId, uid, partner, last_ticket: 0, applied_ticket: 0, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @returns the user's uid; undefined for an unknown customer */
export async function deleteCustomer(db: Db, customerId: string): Promise<string | undefined> {
  const query = db.deleteFrom("customers").where("customer_id", "=", customerId).returning("uid");
  return (await query.executeTakeFirst())?.uid;
}

/** Returns the user's customer key; `fresh` unless there is one. @returns undefined without such a user */
export async function claimCustomerKey(db: Db, uid: string, fresh: string): Promise<string | undefined> {
  const row = await db
    .updateTable("users")
    .set((column) => ({ customer_key: column.fn.coalesce("customer_key", column.val(fresh)) }))
    .where("uid", "=", uid)
    .returning("customer_key")
    .executeTakeFirst();
  return row?.customer_key ?? undefined;
}

export async function replaceCustomerKey(db: Db, uid: string, fresh: string): Promise<void> {
  await db.updateTable("users").set({ customer_key: fresh }).where("uid", "=", uid).execute();
}

/** True once a customer may have been created for the user. */
export async function hasCustomerKey(db: Db, uid: string): Promise<boolean> {
  const query = db.selectFrom("users").select("customer_key").where("uid", "=", uid);
  return ((await query.executeTakeFirst())?.customer_key ?? null) !== null;
}

/**
 * Assigns a version before reading a snapshot of the partner's data: a higher version means data at least as recent.
 * @returns undefined for an unknown customer
 */
export async function nextVersion(db: Db, customerId: string): Promise<{ uid: string; version: number } | undefined> {
  const row = await db
    .updateTable("customers")
    .set((column) => ({ last_ticket: column("last_ticket", "+", 1) }))
    .where("customer_id", "=", customerId)
    .returning(["uid", "last_ticket"])
    .executeTakeFirst();
  return row && { uid: row.uid, version: row.last_ticket };
}

/** Marks a version as stored. @returns false when a higher one is stored already */
export async function commitVersion(db: Db, customerId: string, version: number): Promise<boolean> {
  const result = await db
    .updateTable("customers")
    .set({ applied_ticket: version })
    .where("customer_id", "=", customerId)
    .where("applied_ticket", "<", version)
    .executeTakeFirst();
  return isSingleRow(result);
}

/** Replaces all the customer's subscriptions. */
export async function replaceSubscriptions(
  db: Db,
  customerId: string,
  subscriptions: readonly LiveSubscription[],
): Promise<void> {
  await db.deleteFrom("subscriptions").where("customer_id", "=", customerId).execute();
  if (subscriptions.length === 0) return;
  const rows = subscriptions.map(({ id, plan, renewsAt, endsAt }) => {
    return { id, customer_id: customerId, plan, renews_at: renewsAt, ends_at: endsAt };
  });
  await db.insertInto("subscriptions").values(rows).execute();
}

export async function listSubscriptions(db: Db, uid: string): Promise<LiveSubscription[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .innerJoin("customers", "customers.customer_id", "subscriptions.customer_id")
    .select(["subscriptions.id", "plan", "renews_at", "ends_at"])
    .where("customers.uid", "=", uid)
    .orderBy("subscriptions.id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    // The table's check allows no other value.
    plan: row.plan as LiveSubscription["plan"],
    renewsAt: row.renews_at,
    endsAt: row.ends_at,
  }));
}

/** @returns false for a known event */
export async function addEvent(db: Db, id: string, type: string, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("billing_events")
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
