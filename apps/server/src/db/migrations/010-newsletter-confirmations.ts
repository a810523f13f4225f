import type { Kysely } from "kysely";

/** Confirmed newsletter subscriptions, and requests waiting for confirmation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("newsletter").addColumn("confirmed_at", "text").execute();
  await db.schema
    .createTable("newsletter_requests")
    .addColumn("email", "text", (column) => column.primaryKey().notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("consented_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("newsletter_requests_expires_at")
    .on("newsletter_requests")
    .column("expires_at")
    .execute();
}
