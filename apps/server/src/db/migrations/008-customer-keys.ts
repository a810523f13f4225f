import type { Kysely } from "kysely";

/** Idempotency keys with which customers are created at the payment partner. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("customer_key", "text").execute();
}
