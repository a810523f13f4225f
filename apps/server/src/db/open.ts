import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { ConfigError, type DatabasePlace } from "../config/read.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { ReadinessCheck } from "../domain/readiness.ts";
import { migrate } from "./migrate.ts";
import { postgresDialect, UNLIMITED_QUERIES, type PostgresLimits } from "./postgres.ts";
import type { Db, Schema } from "./schema.ts";
import { migrationsOf, unknownMigrations } from "./snapshot.ts";
import { SqliteKysely } from "./sqlite.ts";

/**
 * Opens the configured database and migrates it.
 * @param prepare runs after the migration; its failure closes the database
 * @param limits for later queries
 * @throws {ConfigError} when it can't be reached or written
 */
export async function openMigrated(
  place: DatabasePlace,
  log: (error: Error) => void,
  prepare: (db: Db) => Promise<void>,
  limits: PostgresLimits,
): Promise<Db> {
  const db = connectDatabase(place, log);
  try {
    await checkVersion(db);
    await migrate(db);
    // SQLite would open such a file for reading, and keep it so even when the disk becomes writable.
    if (place.databaseUrl === null) await access(sqliteFile(place), constants.W_OK);
    await prepare(db);
  } catch (error) {
    await db.destroy().catch(() => undefined);
    throw new ConfigError(problemOf(place, error), { cause: error });
  }
  if (place.databaseUrl === null) return db;
  await db.destroy();
  return connectDatabase(place, log, limits);
}

/** @throws {Error} for a database from a newer version */
async function checkVersion(db: Db): Promise<void> {
  if (unknownMigrations(await migrationsOf(db)).length === 0) return;
  throw new Error(
    "a newer version of Matte has migrated it. Install that version, or restore the backup that was made before the upgrade into an " +
      "empty database.",
  );
}

/** Connects to the database as is, however old or empty; runs no query yet. */
export function connectDatabase(place: DatabasePlace, log: (error: Error) => void, limits = UNLIMITED_QUERIES): Db {
  if (place.databaseUrl === null) return new SqliteKysely(sqliteFile(place));
  return new Kysely<Schema>({ dialect: postgresDialect(place.databaseUrl, log, limits) });
}

function sqliteFile({ dataDir }: DatabasePlace): string {
  return join(dataDir, "matte.sqlite");
}

/**
 * Returns a database's migration names; none for a missing database.
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

/** Checks readiness: the database answers. */
export function checkDatabase(db: Db): ReturnType<ReadinessCheck> {
  return sql`select 1`.execute(db).then(
    () => null,
    () => "database",
  );
}

/** Leaves out the URL, which contains a password. */
function problemOf({ databaseUrl, dataDir }: DatabasePlace, failure: unknown): string {
  const error = failure instanceof DomainError ? failure.cause : failure;
  const reason = error instanceof Error && error.message !== "" ? error.message : codeOf(error);
  return databaseUrl === null
    ? `The database in DATA_DIR, ${dataDir}, can’t be opened: ${reason}`
    : `The database at DATABASE_URL can’t be opened: ${reason}`;
}

/** For a host with several addresses, Node's error has a code and an empty message. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : String(error);
}
