import type { Kysely } from "kysely";

/** Number of the token that a device has, which each renewal increases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("sessions")
    .addColumn("token_number", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
