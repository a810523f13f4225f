import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { ConfigError, type DatabasePlace } from "../config/read.ts";
import type { ReadinessCheck } from "../domain/readiness.ts";
import { countWhatIsStale } from "../services/statistics.ts";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";
import { migrationsOf } from "./snapshot.ts";
import { sqliteDialect } from "./sqlite.ts";

/**
 * Opens the database that the configuration names, up to date.
 * @throws {ConfigError} when it cannot be reached or written
 */
export async function openDatabase(place: DatabasePlace, log: (error: Error) => void): Promise<Db> {
  const db = connectDatabase(place, log);
  try {
    await migrate(db);
    await countWhatIsStale(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw new ConfigError(complaint(place, error), { cause: error });
  }
}

/** The database as it is, however old or empty; nothing is asked of it yet. */
export function connectDatabase(place: DatabasePlace, log: (error: Error) => void): Db {
  return new Kysely<Schema>({ dialect: dialectFor(place, log) });
}

/**
 * What a database has been through; nothing where there is none yet.
 * @throws {ConfigError} when it cannot be reached
 */
export async function migrationsAt(place: DatabasePlace): Promise<string[]> {
  const db = connectDatabase(place, () => undefined);
  try {
    return await migrationsOf(db);
  } catch (error) {
    throw new ConfigError(complaint(place, error), { cause: error });
  } finally {
    await db.destroy();
  }
}

/** Readiness check: the database answers. */
export function checkDatabase(db: Db): ReturnType<ReadinessCheck> {
  return sql`select 1`.execute(db).then(
    () => null,
    () => "database",
  );
}

function dialectFor({ databaseUrl, dataDir }: DatabasePlace, log: (error: Error) => void) {
  return databaseUrl === null ? sqliteDialect(join(dataDir, "matte.sqlite")) : postgresDialect(databaseUrl, log);
}

/** The address is never shown: it holds a password. */
function complaint({ databaseUrl, dataDir }: DatabasePlace, error: unknown): string {
  const reason = error instanceof Error && error.message !== "" ? error.message : codeOf(error);
  return databaseUrl === null
    ? `The database in DATA_DIR, ${dataDir}, cannot be opened: ${reason}`
    : `The database at DATABASE_URL cannot be opened: ${reason}`;
}

/** Node's error for a host with several addresses has a code and an empty message. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
