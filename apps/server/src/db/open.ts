import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { ConfigError, type DatabasePlace } from "../config/read.ts";
import type { ReadinessCheck } from "../domain/readiness.ts";
import { migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";
import { migrationsOf } from "./snapshot.ts";
import { SqliteKysely } from "./sqlite.ts";

/**
 * Opens the configured database and migrates it.
 * @param prepare runs after the migration; its failure closes the database
 * @throws {ConfigError} when it can't be reached or written
 */
export async function openMigrated(
  place: DatabasePlace,
  log: (error: Error) => void,
  prepare: (db: Db) => Promise<void>,
): Promise<Db> {
  const db = connectDatabase(place, log);
  try {
    await migrate(db);
    await prepare(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw new ConfigError(problemOf(place, error), { cause: error });
  }
}

/** Connects to the database as it is, however old or empty; runs no query yet. */
export function connectDatabase(place: DatabasePlace, log: (error: Error) => void): Db {
  const { databaseUrl, dataDir } = place;
  if (databaseUrl === null) return new SqliteKysely(join(dataDir, "matte.sqlite"));
  return new Kysely<Schema>({ dialect: postgresDialect(databaseUrl, log) });
}

/**
 * Names of a database's migrations; none for a database that doesn't exist yet.
 * @throws {ConfigError} when it can't be reached
 */
export async function migrationsAt(place: DatabasePlace): Promise<string[]> {
  const db = connectDatabase(place, () => undefined);
  try {
    return await migrationsOf(db);
  } catch (error) {
    throw new ConfigError(problemOf(place, error), { cause: error });
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

/** Leaves out the URL, which contains a password. */
function problemOf({ databaseUrl, dataDir }: DatabasePlace, error: unknown): string {
  const reason = error instanceof Error && error.message !== "" ? error.message : codeOf(error);
  return databaseUrl === null
    ? `The database in DATA_DIR, ${dataDir}, can’t be opened: ${reason}`
    : `The database at DATABASE_URL can’t be opened: ${reason}`;
}

/** Node's error for a host with several addresses has a code and an empty message. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
