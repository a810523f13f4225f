import type { Kysely } from "kysely";

/** Old writes are found by when they were applied, to be forgotten. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("applied_writes_applied_at").on("applied_writes").column("applied_at").execute();
}
