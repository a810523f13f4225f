import { resolve } from "node:path";
import { backUp } from "./backup/back-up.ts";
import { BackupError } from "./backup/manifest.ts";
import { reportOfBackup, reportOfRestore, type Report } from "./backup/report.ts";
import { restore } from "./backup/restore.ts";
import { ConfigError, readOperatorConfig, type Environment } from "./config/read.ts";
import { connectDatabase, migrationsAt } from "./db/open.ts";
import { openIncoming } from "./images/incoming.ts";
import { listAdministrators } from "./repositories/users.ts";
import { incomingFolder, openImageStore } from "./images/open-store.ts";

/** Exit code for success except for some images. */
const INCOMPLETE = 2;

const KEEP_SESSIONS = "--keep-sessions";

const USAGE = {
  backup: "npm run backup -- FOLDER    copies everything into a new folder while the server runs",
  restore:
    "npm run restore -- FOLDER [--keep-sessions]   restores a backup where there is no database yet, while no server runs",
} as const;

/**
 * @param args as in `USAGE`
 * @param print writes a line to the terminal
 * @returns the exit code: 0 for success, 1 for failure, 2 for success with missing images
 */
export async function runBackupCommand(
  command: "backup" | "restore",
  environment: Environment,
  args: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const { folders, keepSessions } = parseArguments(args);
  const [folder] = folders;
  const valid = folders.length === 1 && (command === "restore" || !keepSessions);
  if (folder === undefined || !valid) return fail(print, USAGE[command]);
  try {
    const { lines, complete } =
      command === "backup"
        ? await runBackup(environment, resolve(folder))
        : await runRestore(environment, resolve(folder), keepSessions);
    lines.forEach(print);
    return complete ? 0 : INCOMPLETE;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof BackupError) return fail(print, error.message);
    throw error;
  }
}

function parseArguments(args: readonly string[]): { readonly folders: string[]; readonly keepSessions: boolean } {
  const folders = args.filter((argument) => argument !== KEEP_SESSIONS);
  return { folders, keepSessions: folders.length < args.length };
}

async function runBackup(environment: Environment, folder: string): Promise<Report> {
  const { place, s3 } = readOperatorConfig(environment);
  // A backup of the wrong location would be valid, but empty.
  if ((await migrationsAt(place)).length === 0)
    throw new BackupError("There is no database. Set DATA_DIR or DATABASE_URL to the server’s.");
  // Not migrated: the running server may be older than this program.
  const db = connectDatabase(place, () => undefined);
  const store = await openImageStore({ ...place, s3 });
  try {
    return reportOfBackup(await backUp(db, store, folder), folder);
  } finally {
    store.close();
    await db.destroy();
  }
}

async function runRestore(environment: Environment, folder: string, keepSessions: boolean): Promise<Report> {
  const { place, s3 } = readOperatorConfig(environment);
  // Throws a sentence when it can't reach the database.
  await migrationsAt(place);
  const db = connectDatabase(place, () => undefined);
  const store = await openImageStore({ ...place, s3 });
  try {
    const destination = { db, store, incoming: openIncoming(incomingFolder(place)) };
    const manifest = await restore(destination, folder, keepSessions);
    return reportOfRestore(manifest, { administrators: await listAdministrators(db), keptSessions: keepSessions });
  } finally {
    store.close();
    await db.destroy();
  }
}

function fail(print: (line: string) => void, line: string): number {
  print(line);
  return 1;
}
