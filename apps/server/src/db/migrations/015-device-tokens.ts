import type { Kysely } from "kysely";

/** A device's token number, increased by each renewal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("sessions")
    .addColumn("token_number", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
