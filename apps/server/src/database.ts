import type { DatabasePlace } from "./config/read.ts";
import { openMigrated } from "./db/open.ts";
import type { Db } from "./db/schema.ts";
import { rebuildStaleCounters } from "./services/statistics.ts";

/**
 * Opens the configured database, migrated and with its counters up to date.
 * @throws {ConfigError} when it can't be reached or written
 */
export function openDatabase(place: DatabasePlace, log: (error: Error) => void): Promise<Db> {
  return openMigrated(place, log, rebuildStaleCounters);
}
