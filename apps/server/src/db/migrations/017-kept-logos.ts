import type { Kysely } from "kysely";

/** The library of logos and signatures. Servers of earlier releases keep using the table of chosen ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("kept_logos")
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid").onDelete("cascade"))
    .addColumn("place", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("colours", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("picture", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("kept_logos_key", ["uid", "place"])
    .execute();
}
