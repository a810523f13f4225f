import type { Db } from "../db/schema.ts";
import type { LiveSubscription, Partner } from "../domain/payments.ts";
import { one } from "./counted.ts";

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

/** Notes who somebody is to the partner; what is known already stays. */
export async function keepCustomer(db: Db, { uid, partner, customerId }: Customer, now: string): Promise<void> {
  await db
    .insertInto("customers")
    .values({ customer_id: customerId, uid, partner, last_ticket: 0, applied_ticket: 0, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The user is nobody's customer any more. */
export async function forgetCustomer(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom("customers").where("customer_id", "=", customerId).execute();
}

/**
 * Draw one before looking at what the partner has: of two looks, the one that began later knows at least as much.
 * @returns undefined for a customer that is not ours
 */
export async function drawTicket(db: Db, customerId: string): Promise<{ uid: string; ticket: number } | undefined> {
  const row = await db
    .updateTable("customers")
    .set((column) => ({ last_ticket: column("last_ticket", "+", 1) }))
    .where("customer_id", "=", customerId)
    .returning(["uid", "last_ticket"])
    .executeTakeFirst();
  return row && { uid: row.uid, ticket: row.last_ticket };
}

/** @returns false when a later look is stored already: then this one says nothing new */
export async function useTicket(db: Db, customerId: string, ticket: number): Promise<boolean> {
  const result = await db
    .updateTable("customers")
    .set({ applied_ticket: ticket })
    .where("customer_id", "=", customerId)
    .where("applied_ticket", "<", ticket)
    .executeTakeFirst();
  return one(result);
}

/** Puts what was seen in the place of what was known of this customer. */
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
    // The table holds no other, by its check.
    plan: row.plan as LiveSubscription["plan"],
    renewsAt: row.renews_at,
    endsAt: row.ends_at,
  }));
}

/** @returns false for an event that was there before */
export async function noteEvent(db: Db, id: string, type: string, now: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("billing_events")
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
