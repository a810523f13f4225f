import { sql, type Kysely } from "kysely";

/** Codes in links to looks, and the accounts that came by them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("referral_links")
    .addColumn("uid", "text", (column) => column.primaryKey().notNull().references("users.uid").onDelete("cascade"))
    .addColumn("code", "text", (column) => column.notNull().unique())
    .addColumn("opened", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("referrals")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("sender", "text", (column) => column.references("users.uid").onDelete("set null"))
    .addColumn("uid", "text", (column) => column.unique().references("users.uid").onDelete("set null"))
    .addColumn("state", "text", (column) =>
      column.notNull().check(sql`state in ('joined', 'paid', 'refused', 'reversed')`),
    )
    .addColumn("joined_at", "text", (column) => column.notNull())
    .addColumn("payment", "text", (column) => column.unique())
    .addColumn("card", "text", (column) => column.unique())
    .addColumn("credits", "text")
    .execute();
  await db.schema.createIndex("referrals_sender").on("referrals").columns(["sender", "state"]).execute();
}
