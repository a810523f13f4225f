import type { Kysely } from "kysely";

/** Index for deleting old writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("applied_writes_applied_at").on("applied_writes").column("applied_at").execute();
}
