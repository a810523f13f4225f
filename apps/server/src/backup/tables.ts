/** The tables of a backup, line by line. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Row } from "../db/snapshot.ts";
import { BackupError, tableFile, type Manifest } from "./manifest.ts";

const ROWS_AT_ONCE = 500;

export async function* storedRows(folder: string, table: string): AsyncGenerator<Row[]> {
  let some: Row[] = [];
  for await (const line of linesOf(tableFile(folder, table))) {
    // Its hash says that it is as we wrote it.
    some.push(JSON.parse(line) as Row);
    if (some.length < ROWS_AT_ONCE) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

/** Line feeds alone end lines: `readline` also ends them at U+2028 and U+2029, which JSON leaves in texts as they are. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let begun = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = `${begun}${String(chunk)}`.split("\n");
    begun = lines.pop() ?? "";
    yield* lines;
  }
}

/** Keys of the images that the store had when the backup was begun. */
export async function* imageKeys(folder: string): AsyncGenerator<string[]> {
  for await (const rows of storedRows(folder, "images")) yield rows.filter(isStored).map(({ key }) => String(key));
}

/** What was on its way into the store or out of it is in no backup. */
export function isStored({ state }: Row): boolean {
  return state === "stored";
}

/** @throws {BackupError} where a file is not as it was written */
export async function checkTables(folder: string, { tables }: Manifest): Promise<void> {
  for (const { name, sha256 } of tables) {
    const hash = createHash("sha256");
    try {
      for await (const chunk of createReadStream(tableFile(folder, name))) hash.update(chunk as Buffer);
    } catch (error) {
      throw new BackupError(`The backup is damaged: the table ${name} cannot be read.`, { cause: error });
    }
    if (hash.digest("hex") !== sha256)
      throw new BackupError(`The backup is damaged: the table ${name} is not as it was written.`);
  }
}
