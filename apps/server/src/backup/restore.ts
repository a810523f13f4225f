import { migrate } from "../db/migrate.ts";
import { insertRows, isEmpty, migrateThrough, migrationsOf, unknownMigrations } from "../db/snapshot.ts";
import type { Db } from "../db/schema.ts";
import type { Incoming } from "../images/incoming.ts";
import type { ImageStore } from "../images/store.ts";
import { rebuildCounters } from "../services/statistics.ts";
import { copyIn } from "./images.ts";
import { BackupError, readManifest, type Manifest } from "./manifest.ts";
import { checkTables, imageKeys, isStored, storedRows } from "./tables.ts";

/** Where a backup goes. */
export interface Home {
  /** New: without a single table. */
  readonly db: Db;
  readonly store: ImageStore;
  readonly incoming: Incoming;
}

/**
 * Images first, then the database in one transaction: where that fails nothing shows, and it can be tried again.
 * @returns what the backup says of itself
 * @throws {BackupError} before anything is changed, where the backup is damaged or there is something already
 */
export async function restore({ db, store, incoming }: Home, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const unknown = unknownMigrations(manifest.migrations);
  if (unknown.length > 0) throw new BackupError("The backup was made by a later version of this program.");
  await checkTables(folder, manifest);
  if (!(await isNew(db, manifest)))
    throw new BackupError("There is a database already: a backup is restored to a place where there is none.");
  const missing = new Set([...manifest.gone, ...manifest.damaged.map(({ key }) => key)]);
  for await (const keys of imageKeys(folder))
    await copyIn(
      store,
      incoming,
      keys.filter((key) => !missing.has(key)),
      folder,
    );
  await migrateThrough(db, manifest.migrations);
  await db.transaction().execute((transaction) => insertAll(transaction, folder, manifest, missing));
  // What this version has beyond the backup's.
  await migrate(db);
  await rebuildCounters(db);
  return manifest;
}

/** Also after an attempt that failed: then there are tables, and nothing in them. */
async function isNew(db: Db, { migrations }: Manifest): Promise<boolean> {
  const there = await migrationsOf(db);
  if (there.length === 0) return true;
  return there.join() === migrations.join() && (await isEmpty(db));
}

async function insertAll(db: Db, folder: string, { tables }: Manifest, missing: ReadonlySet<string>): Promise<void> {
  for (const { name } of tables)
    for await (const rows of storedRows(folder, name)) {
      const kept = name === "images" ? rows.filter((row) => isStored(row) && !missing.has(String(row["key"]))) : rows;
      await insertRows(db, name, kept);
    }
}
