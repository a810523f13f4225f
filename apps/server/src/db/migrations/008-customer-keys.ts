import type { Kysely } from "kysely";

/** Idempotency keys for creating customers at the payment partner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("customer_key", "text").execute();
}
