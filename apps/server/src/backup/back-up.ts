/** Copies everything while the server runs (docs/decisions/099-backups.md): a database snapshot, then its images. */
import { mkdir, readdir } from "node:fs/promises";
import { readSnapshot, migrationsOf, rowsOf, tablesOf } from "../db/snapshot.ts";
import type { Db } from "../db/schema.ts";
import type { ImageStore } from "../images/store.ts";
import { writeDurably } from "./durable-file.ts";
import { copyOut } from "./images.ts";
import {
  BackupError,
  manifestFile,
  tableFile,
  type DamagedImage,
  type Manifest,
  type MissingImages,
} from "./manifest.ts";
import { imageKeys } from "./tables.ts";

export interface BackupResult {
  readonly rows: number;
  readonly images: number;
  /** Images missing from it. */
  readonly damaged: readonly DamagedImage[];
}

/**
 * A damaged image doesn't stop the backup (docs/decisions/102-damaged-images-in-backups.md).
 * @param folder new or empty
 * @throws {BackupError}
 */
export async function backUp(db: Db, store: ImageStore, folder: string): Promise<BackupResult> {
  await claim(folder);
  const begunAt = new Date().toISOString();
  const database = await readSnapshot(db, (snapshot) => writeTables(snapshot, folder));
  const { images, gone, damaged } = await copyImages(store, folder);
  const manifest: Manifest = { format: 1, begunAt, ...database, gone, damaged };
  await writeDurably(manifestFile(folder), [`${JSON.stringify(manifest, null, 2)}\n`]);
  return { rows: database.tables.reduce((sum, { rows }) => sum + rows, 0), images, damaged };
}

async function copyImages(store: ImageStore, folder: string): Promise<Pick<BackupResult, "images"> & MissingImages> {
  let images = 0;
  const gone: string[] = [];
  const damaged: DamagedImage[] = [];
  for await (const keys of imageKeys(folder)) {
    const left = await copyOut(store, keys, folder);
    gone.push(...left.gone);
    damaged.push(...left.damaged);
    images += keys.length - left.gone.length - left.damaged.length;
  }
  return { images, gone, damaged };
}

async function claim(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty: each backup has its own folder.`);
}

async function writeTables(snapshot: Db, folder: string): Promise<Pick<Manifest, "migrations" | "tables">> {
  const migrations = await migrationsOf(snapshot);
  const tables: Manifest["tables"] = [];
  for (const name of await tablesOf(snapshot)) tables.push(await writeTable(snapshot, name, folder));
  return { migrations, tables };
}

async function writeTable(snapshot: Db, name: string, folder: string): Promise<Manifest["tables"][number]> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const some of rowsOf(snapshot, name)) {
      rows += some.length;
      yield some.map((row) => `${JSON.stringify(row)}\n`).join("");
    }
  }
  return { name, sha256: await writeDurably(tableFile(folder, name), lines()), rows };
}
