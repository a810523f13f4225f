import { sql, type Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("logos")
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid").onDelete("cascade"))
    .addColumn("matte", "text", (column) => column.notNull().check(sql`matte in ('light', 'dark')`))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("picture", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("logos_key", ["uid", "matte"])
    .execute();
  await db.schema
    .createTable("presets")
    .addColumn("uid", "text", (column) => column.notNull().references("users.uid").onDelete("cascade"))
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("settings", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("presets_key", ["uid", "id"])
    .execute();
}
