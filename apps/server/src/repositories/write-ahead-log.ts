import { sql } from "kysely";
import { isPostgres } from "../db/dialect.ts";
import type { Db } from "../db/schema.ts";
import { BLOCKING_MS, CHECKPOINT_BUSY_MS } from "../db/sqlite.ts";

/**
 * Writes SQLite's log back into the database and empties it, so that deleted data is in neither file. While another
 * process reads, the log stays until the next call. PostgreSQL needs nothing like it.
 * @see https://www.sqlite.org/pragma.html#pragma_wal_checkpoint
 */
export async function truncateLog(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await db.connection().execute(async (connection) => {
    const wait = (milliseconds: number) => sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(connection);
    // Waiting blocks the whole process.
    await wait(CHECKPOINT_BUSY_MS);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await wait(BLOCKING_MS);
    }
  });
}
