import type { DatabasePlace } from "./config/read.ts";
import { openMigrated } from "./db/open.ts";
import { LIMITED_QUERIES } from "./db/postgres.ts";
import type { Db } from "./db/schema.ts";
import { rebuildStaleCounters } from "./services/statistics.ts";

/**
 * Opens the configured database, migrated and with current counters.
 * @param limits for PostgreSQL queries
 * @throws {ConfigError} when it can't be reached or written
 */
export function openDatabase(place: DatabasePlace, log: (error: Error) => void, limits = LIMITED_QUERIES): Promise<Db> {
  return openMigrated(place, log, rebuildStaleCounters, limits);
}
