import { PostgresAdapter, type Kysely } from "kysely";

/** Which of the two it is, for the few queries that are not the same on both. */
export function isPostgres(db: Pick<Kysely<unknown>, "getExecutor">): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
