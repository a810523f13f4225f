import { PostgresAdapter } from "kysely";
import type { Db } from "./schema.ts";

/** Which of the two it is, for the few queries that are not the same on both. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
