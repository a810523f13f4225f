/** Backed-up tables, as lines of JSON. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Row } from "../db/snapshot.ts";
import { BackupError, tableFile, type Manifest } from "./manifest.ts";

const BATCH_SIZE = 500;

export async function* storedRows(folder: string, table: string): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const line of linesOf(tableFile(folder, table))) {
    // Verified by the file's hash.
    batch.push(JSON.parse(line) as Row);
    if (batch.length < BATCH_SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Splits at line feeds only: `readline` also splits at U+2028 and U+2029, which JSON doesn't escape. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let partial = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = `${partial}${String(chunk)}`.split("\n");
    partial = lines.pop() ?? "";
    yield* lines;
  }
}

/** Yields keys for the images present in the store when the backup began. */
export async function* imageKeys(folder: string): AsyncGenerator<string[]> {
  for await (const rows of storedRows(folder, "images")) yield rows.filter(isStored).map(({ key }) => String(key));
}

/** Returns false for images still being stored or deleted: no backup contains them. */
export function isStored({ state }: Row): boolean {
  return state === "stored";
}

/** @throws {BackupError} for a changed file */
export async function checkTables(folder: string, { tables }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const hash = createHash("sha256");
    try {
      for await (const chunk of createReadStream(tableFile(folder, name))) hash.update(chunk as Buffer);
    } catch (error) {
      throw new BackupError(`The backup is damaged: the table ${name} can’t be read.`, { cause: error });
    }
    if (hash.digest("hex") !== sha256) throw new BackupError(`The backup is damaged: the table ${name} was changed.`);
  }
}
