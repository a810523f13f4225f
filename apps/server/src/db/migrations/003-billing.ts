import { sql, type Kysely } from "kysely";

/** The payment partner's customers, subscriptions and events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addSourcesOfPlans(db);
  await db.schema
    .createTable("customers")
    .addColumn("customer_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("uid", "text", (column) => column.notNull().unique().references("users.uid").onDelete("cascade"))
    .addColumn("partner", "text", (column) => column.notNull().check(sql`partner in ('stripe', 'development')`))
    .addColumn("last_ticket", "integer", (column) => column.notNull())
    .addColumn("applied_ticket", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("subscriptions")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("customer_id", "text", (column) =>
      column.notNull().references("customers.customer_id").onDelete("cascade"),
    )
    .addColumn("plan", "text", (column) => column.notNull().check(sql`plan in ('pro', 'studio')`))
    .addColumn("renews_at", "text")
    .addColumn("ends_at", "text")
    .execute();
  await db.schema.createIndex("subscriptions_customer").on("subscriptions").column("customer_id").execute();
  await db.schema
    .createTable("billing_events")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("received_at", "text", (column) => column.notNull())
    .execute();
}

/** Before, only administrators set plans. */
async function addSourcesOfPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("granted_plan", "text").execute();
  await db.schema
    .alterTable("users")
    .addColumn("paid_plan", "text", (column) => column.notNull().defaultTo("free"))
    .execute();
  await sql`update users set granted_plan = plan where plan <> 'free'`.execute(db);
}
