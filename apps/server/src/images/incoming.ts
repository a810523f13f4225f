/** Temporary upload files, removed with their request unless the process dies. */
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readdir, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";

export interface Incoming {
  /** Path for a new file. */
  newPath(): string;
  /** True while there is space for more uploads. */
  hasSpace(): Promise<boolean>;
  /** Removes files from ended requests. @param before milliseconds since 1970 @returns the number of files */
  sweep(before: number): Promise<number>;
}

/** Kept free for the database and the rest of the machine. */
const RESERVE_BYTES = 1024 ** 3;

/** @param folder created if necessary */
export function openIncoming(folder: string, reserveBytes = RESERVE_BYTES): Incoming {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    newPath: () => join(folder, randomUUID()),
    hasSpace: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize >= reserveBytes;
    },
    sweep: async (before) => {
      const names = await readdir(folder);
      const swept = await Promise.all(names.map((name) => removeOld(join(folder, name), before)));
      return swept.filter(Boolean).length;
    },
  };
}

/** Tolerates another process removing the file at the same time. */
async function removeOld(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (found === null || found.mtimeMs >= before) return false;
  await rm(path, { force: true });
  return true;
}
