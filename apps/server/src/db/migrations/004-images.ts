import { sql, type Kysely } from "kysely";

/** Images in the image store, being stored, or pending deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("images")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    // No reference: rows outlive their user until the store has removed the images.
    .addColumn("uid", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull().check(sql`kind in ('original', 'matte')`))
    .addColumn("filename", "text", (column) => column.notNull())
    .addColumn("size", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull().check(sql`state in ('pending', 'stored', 'doomed')`))
    .addColumn("uploaded_at", "text")
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("images_listed").on("images").columns(["state", "kind", "uploaded_at", "key"]).execute();
  await db.schema.createIndex("images_uid").on("images").columns(["uid", "size"]).execute();
}
