import type { Kysely } from "kysely";

/** Names for uploaded files, and upload counts per image. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("images").addColumn("name", "text").execute();
  await db.schema.alterTable("images").addColumn("upload_id", "text").execute();
  await db.schema
    .alterTable("images")
    .addColumn("uploads", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
