import { sql, type Kysely } from "kysely";
import { isPostgres } from "../dialect.ts";

/** Rate counts for servers sharing a database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable("rate_counts");
  // A crash may lose counts, so writes needn't wait for the disk.
  if (isPostgres(db)) table = table.modifyFront(sql`unlogged`);
  await table
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("uses", "integer", (column) => column.notNull())
    .addColumn("ends_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("rate_counts_ends_at").on("rate_counts").column("ends_at").execute();
}
