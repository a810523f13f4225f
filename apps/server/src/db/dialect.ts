import { PostgresAdapter, type Kysely } from "kysely";

/** True for PostgreSQL, false for SQLite; for the few differing queries. */
export function isPostgres(db: Pick<Kysely<unknown>, "getExecutor">): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
