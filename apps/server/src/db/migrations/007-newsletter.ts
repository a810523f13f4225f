import type { Kysely } from "kysely";

/** Newsletter subscribers, and the key for unsubscribe links. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("newsletter")
    .addColumn("email", "text", (column) => column.primaryKey().notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("consented_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("newsletter_keys")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .execute();
}
