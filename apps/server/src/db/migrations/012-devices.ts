import type { Kysely } from "kysely";

/** Devices signing in with a code: their sessions, and requests waiting for their user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("sessions").addColumn("client", "text").execute();
  await db.schema
    .createTable("device_requests")
    .addColumn("device_code_hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_code", "text", (column) => column.notNull().unique())
    .addColumn("client", "text", (column) => column.notNull())
    .addColumn("name", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("session_id", "text")
    .addColumn("interval_seconds", "integer", (column) => column.notNull())
    .addColumn("polled_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("device_requests_expires_at").on("device_requests").column("expires_at").execute();
}
