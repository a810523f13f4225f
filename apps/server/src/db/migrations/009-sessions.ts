import { randomUUID } from "node:crypto";
import { sql, type Kysely } from "kysely";

/** Session ids and devices, so that users can list and end them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["id", "browser", "system"])
    await db.schema.alterTable("sessions").addColumn(column, "text").execute();
  const { rows } = await sql<{ token_hash: string }>`select token_hash from sessions`.execute(db);
  for (const { token_hash } of rows)
    await sql`update sessions set id = ${randomUUID()} where token_hash = ${token_hash}`.execute(db);
  await db.schema.createIndex("sessions_id").unique().on("sessions").column("id").execute();
}
