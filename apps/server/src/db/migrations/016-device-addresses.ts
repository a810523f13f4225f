import type { Kysely } from "kysely";

/** The network address from which a device asks, shown to its user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("device_requests").addColumn("address", "text").execute();
}
