import type { Kysely } from "kysely";

/** The account's profiles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("profiles")
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("place", "integer", (column) => column.notNull())
    .addColumn("contents", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("profiles_key", ["uid", "id"])
    .execute();
}
