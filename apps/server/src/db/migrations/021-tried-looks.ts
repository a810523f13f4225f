import type { Kysely } from "kysely";

/** How often visitors tried a public look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("shared_looks")
    .addColumn("tried", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
