import { randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";

/** Who gets the letter, and the key of which the links to leave it are made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("newsletter")
    .addColumn("email", "text", (column) => column.primaryKey().notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("consented_at", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("newsletter_keys")
    .addColumn("key", "text", (column) => column.notNull())
    .execute();
  // Here, as migrations run once: no two servers can draw different ones.
  const key = randomBytes(32).toString("base64url");
  await sql`insert into newsletter_keys (key) values (${key})`.execute(db);
}
