/** A copy of everything while the server runs (docs/decisions/099-backups.md): the database at one moment, then its images. */
import { mkdir, readdir } from "node:fs/promises";
import { atOneMoment, migrationsOf, rowsOf, tablesOf } from "../db/snapshot.ts";
import type { Db } from "../db/schema.ts";
import type { ImageStore } from "../images/store.ts";
import { writeDurably } from "./durable-file.ts";
import { copyOut } from "./images.ts";
import { BackupError, manifestFile, tableFile, type Manifest } from "./manifest.ts";
import { imageKeys } from "./tables.ts";

/**
 * @param folder new or empty
 * @returns what is in it, for the operator
 * @throws {BackupError}
 */
export async function backUp(db: Db, store: ImageStore, folder: string): Promise<{ rows: number; images: number }> {
  await claim(folder);
  const begunAt = new Date().toISOString();
  const database = await atOneMoment(db, (moment) => writeTables(moment, folder));
  let images = 0;
  const gone: string[] = [];
  for await (const keys of imageKeys(folder)) {
    gone.push(...(await copyOut(store, keys, folder)));
    images += keys.length;
  }
  const manifest: Manifest = { format: 1, begunAt, ...database, gone };
  await writeDurably(manifestFile(folder), [`${JSON.stringify(manifest, null, 2)}\n`]);
  return { rows: database.tables.reduce((sum, { rows }) => sum + rows, 0), images: images - gone.length };
}

async function claim(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty: each backup has its own folder.`);
}

async function writeTables(moment: Db, folder: string): Promise<Pick<Manifest, "migrations" | "tables">> {
  const migrations = await migrationsOf(moment);
  const tables: Manifest["tables"] = [];
  for (const name of await tablesOf(moment)) tables.push(await writeTable(moment, name, folder));
  return { migrations, tables };
}

async function writeTable(moment: Db, name: string, folder: string): Promise<Manifest["tables"][number]> {
  let rows = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const some of rowsOf(moment, name)) {
      rows += some.length;
      yield some.map((row) => `${JSON.stringify(row)}\n`).join("");
    }
  }
  return { name, sha256: await writeDurably(tableFile(folder, name), lines()), rows };
}
