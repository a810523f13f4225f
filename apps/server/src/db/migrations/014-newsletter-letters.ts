import type { Kysely } from "kysely";

/** Unconfirmed letters per mailbox, so that the next one waits longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("newsletter_letters")
    .addColumn("mailbox", "text", (column) => column.primaryKey().notNull())
    .addColumn("letters", "integer", (column) => column.notNull())
    .addColumn("latest", "text", (column) => column.notNull())
    .addColumn("sent_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("newsletter_letters_sent_at").on("newsletter_letters").column("sent_at").execute();
}
