/** Files on their way in: what somebody sends, and what is made of it. None outlives its request, unless the process dies. */
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export interface Incoming {
  /** A path at which there is nothing yet. */
  newPath(): string;
  /** Removes files that no request can still be busy with. @param before milliseconds since 1970 @returns how many */
  sweep(before: number): Promise<number>;
}

/** @param folder made where it is not */
export function openIncoming(folder: string): Incoming {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    newPath: () => join(folder, randomUUID()),
    sweep: async (before) => {
      const names = await readdir(folder);
      const swept = await Promise.all(names.map((name) => removeOld(join(folder, name), before)));
      return swept.filter(Boolean).length;
    },
  };
}

/** Another process may be sweeping too. */
async function removeOld(path: string, before: number): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (found === null || found.mtimeMs >= before) return false;
  await rm(path, { force: true });
  return true;
}
