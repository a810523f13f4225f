import { resolve } from "node:path";
import { backUp } from "./backup/back-up.ts";
import { BackupError } from "./backup/manifest.ts";
import { reportOfBackup, reportOfRestore, type Report } from "./backup/report.ts";
import { restore } from "./backup/restore.ts";
import { ConfigError, readOperatorConfig, type Environment } from "./config/read.ts";
import { connectDatabase, migrationsAt } from "./db/open.ts";
import { openIncoming } from "./images/incoming.ts";
import { incomingFolder, openImageStore } from "./images/open-store.ts";

/** Exit code: done, but not all of it. */
const LACKING = 2;

const USAGE = {
  backup: "npm run backup -- FOLDER    a new folder, which everything is copied to while the server runs",
  restore: "npm run restore -- FOLDER   puts a backup where there is no database yet; no server may run there",
} as const;

/**
 * @param args the folder
 * @param say takes a line for the terminal
 * @returns the exit code: 0, or 1 where nothing was done, or 2 where it was done and images are missing
 */
export async function runBackupCommand(
  command: "backup" | "restore",
  environment: Environment,
  args: readonly string[],
  say: (line: string) => void,
): Promise<number> {
  const [folder] = args;
  if (folder === undefined || args.length > 1) return complain(say, USAGE[command]);
  try {
    const { lines, whole } = await (command === "backup" ? runBackup : runRestore)(environment, resolve(folder));
    lines.forEach(say);
    return whole ? 0 : LACKING;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof BackupError) return complain(say, error.message);
    throw error;
  }
}

async function runBackup(environment: Environment, folder: string): Promise<Report> {
  const { place, s3 } = readOperatorConfig(environment);
  // A backup of the wrong place would be sound, and empty.
  if ((await migrationsAt(place)).length === 0)
    throw new BackupError("There is no database yet: DATA_DIR or DATABASE_URL must be the server's own.");
  // As it is: the server that runs on it may be of an older version than this program.
  const db = connectDatabase(place, () => undefined);
  const store = await openImageStore({ ...place, s3 });
  try {
    return reportOfBackup(await backUp(db, store, folder), folder);
  } finally {
    store.close();
    await db.destroy();
  }
}

async function runRestore(environment: Environment, folder: string): Promise<Report> {
  const { place, s3 } = readOperatorConfig(environment);
  // A sentence where it cannot be reached.
  await migrationsAt(place);
  const db = connectDatabase(place, () => undefined);
  const store = await openImageStore({ ...place, s3 });
  try {
    return reportOfRestore(await restore({ db, store, incoming: openIncoming(incomingFolder(place)) }, folder));
  } finally {
    store.close();
    await db.destroy();
  }
}

function complain(say: (line: string) => void, line: string): number {
  say(line);
  return 1;
}
