import { sql, type Kysely } from "kysely";

/** Looks submitted to the public page, with their pictures and reports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("shared_looks")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("slug", "text", (column) => column.notNull().unique())
    // Looks may outlive their author's account, without it.
    .addColumn("uid", "text", (column) => column.references("users.uid").onDelete("set null"))
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('open', 'approved', 'declined', 'withdrawn')`),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("author", "text", (column) => column.notNull())
    .addColumn("link", "text")
    .addColumn("look", "text", (column) => column.notNull())
    .addColumn("after_deletion", "text", (column) =>
      column.notNull().check(sql`after_deletion in ('remove', 'anonymise')`),
    )
    .addColumn("reason", "text")
    .addColumn("submitted_at", "text", (column) => column.notNull())
    .addColumn("published_at", "text")
    .execute();
  await db.schema.createIndex("shared_looks_published").on("shared_looks").columns(["state", "published_at"]).execute();
  await db.schema.createIndex("shared_looks_submitted").on("shared_looks").columns(["state", "submitted_at"]).execute();
  await db.schema.createIndex("shared_looks_uid").on("shared_looks").column("uid").execute();
  await createPartsOfLooks(db);
}

async function createPartsOfLooks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("look_pictures")
    .addColumn("look_id", "text", (column) => column.notNull().references("shared_looks.id").onDelete("cascade"))
    .addColumn("picture", "text", (column) => column.notNull())
    .addColumn("contents", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("look_pictures_key", ["look_id", "picture"])
    .execute();
  await db.schema
    .createTable("look_reports")
    .addColumn("look_id", "text", (column) => column.notNull().references("shared_looks.id").onDelete("cascade"))
    .addColumn("reason", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("look_reports_key", ["look_id", "reason"])
    .execute();
}
