import { sql, type Kysely } from "kysely";
import { isPostgres } from "../dialect.ts";

/** Ids for sessions begun by an earlier server version in this database, during a rolling update. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) await sql`alter table sessions alter column id set default gen_random_uuid()::text`.execute(db);
  else
    await sql`create trigger sessions_id after insert on sessions when new.id is null begin
      update sessions set id = ${sql.raw(RANDOM_UUID)} where token_hash = new.token_hash;
    end`.execute(db);
  const id = isPostgres(db) ? sql`gen_random_uuid()::text` : sql.raw(RANDOM_UUID);
  await sql`update sessions set id = ${id} where id is null`.execute(db);
}

/** A random UUID (RFC 9562, version 4) in SQLite, which lacks a function for it. */
const RANDOM_UUID = `lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' ||
  substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`;
