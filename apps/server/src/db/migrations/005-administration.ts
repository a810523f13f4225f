import { sql, type Kysely } from "kysely";

/** Counters, user search, and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCounters(db);
  await db.schema
    .alterTable("users")
    .addColumn("search_text", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  // Each user's next sign-in folds it completely.
  await sql`update users set search_text = lower(email) || ' ' || lower(coalesce(name, ''))`.execute(db);
  await db.schema
    .createTable("audit_log")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("actor", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("before", "text", (column) => column.notNull())
    .addColumn("after", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("audit_log_at").on("audit_log").columns(["at", "id"]).execute();
}

async function createCounters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("counters")
    .addColumn("counter", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("label", "text", (column) => column.notNull())
    .addColumn("amount", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("counters_key", ["counter", "value"])
    .execute();
  await db.schema.createIndex("counters_amount").on("counters").columns(["counter", "amount"]).execute();
  // Marks the counters as stale, so that opening the database rebuilds them.
  await sql`insert into counters (counter, value, label, amount) values ('stale', '', '', 1)`.execute(db);
}
