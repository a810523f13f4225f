import { migrate } from "../db/migrate.ts";
import { insertRows, isEmpty, migrateThrough, migrationsOf, unknownMigrations } from "../db/snapshot.ts";
import type { Db } from "../db/schema.ts";
import type { Incoming } from "../images/incoming.ts";
import type { ImageStore } from "../images/store.ts";
import { rebuildCounters } from "../services/statistics.ts";
import { copyIn } from "./images.ts";
import { BackupError, readManifest, type Manifest } from "./manifest.ts";
import { checkTables, imageKeys, isStored, storedRows } from "./tables.ts";

export interface Destination {
  /** New, without tables. */
  readonly db: Db;
  readonly store: ImageStore;
  readonly incoming: Incoming;
}

/** Tables for staying signed in and for signing tokens. */
const SESSION_TABLES: ReadonlySet<string> = new Set(["sessions", "signing_keys"]);

/**
 * Restores images first, then the database in one transaction, so that the operator can repeat a failed restoration.
 * @param keepSessions restores sessions as well; those ended since the backup would be valid again
 * @returns the backup's manifest
 * @throws {BackupError} before any change, for a damaged backup or a non-empty destination
 */
export async function restore(
  { db, store, incoming }: Destination,
  folder: string,
  keepSessions = false,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const unknown = unknownMigrations(manifest.migrations);
  if (unknown.length > 0) throw new BackupError("The backup was made by a later version of this program.");
  await checkTables(folder, manifest);
  if (!(await isNew(db, manifest)))
    throw new BackupError("There is a database already. A backup can only be restored where there is none.");
  const missing = new Set([...manifest.gone, ...manifest.damaged.map(({ key }) => key)]);
  for await (const keys of imageKeys(folder))
    await copyIn(
      store,
      incoming,
      keys.filter((key) => !missing.has(key)),
      folder,
    );
  await migrateThrough(db, manifest.migrations);
  const tables = manifest.tables.filter(({ name }) => keepSessions || !SESSION_TABLES.has(name));
  await db.transaction().execute((transaction) => insertAll(transaction, folder, tables, missing));
  // Migrations newer than the backup.
  await migrate(db);
  await rebuildCounters(db);
  return manifest;
}

/** True also after a failed restoration, which leaves empty tables. */
async function isNew(db: Db, { migrations }: Manifest): Promise<boolean> {
  const present = await migrationsOf(db);
  if (present.length === 0) return true;
  return present.join() === migrations.join() && (await isEmpty(db));
}

async function insertAll(
  db: Db,
  folder: string,
  tables: Manifest["tables"],
  missing: ReadonlySet<string>,
): Promise<void> {
  for (const { name } of tables)
    for await (const rows of storedRows(folder, name)) {
      const kept = name === "images" ? rows.filter((row) => isStored(row) && !missing.has(String(row["key"]))) : rows;
      await insertRows(db, name, kept);
    }
}
