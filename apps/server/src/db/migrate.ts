import { Migrator } from "kysely";
import { MIGRATIONS } from "./migrations/index.ts";
import type { Db } from "./schema.ts";

/**
 * Brings the database up to this program's version. One process at a time does so, the others wait: PostgreSQL by an
 * advisory lock, SQLite by the write lock of the transaction.
 * @throws what went wrong; then nothing has changed
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
    // Migrations of one number come from changes made side by side; none may depend on the other.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
}
