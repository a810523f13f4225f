import { Migrator } from "kysely";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Db } from "./schema.ts";

/**
 * Migrates the database to this program's version. One process does so while others wait: in PostgreSQL for an advisory
 * lock, in SQLite for the transaction's write lock.
 * @throws when a migration fails; then nothing has changed
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
    // Migrations with the same number were developed in parallel and are independent.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
}
