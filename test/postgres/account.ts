/** PostgreSQL refuses to run as root. */
import { chownSync, cpSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Account for `spawn`; empty unless this process is root's. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Root runs it as `postgres` if that account exists, otherwise as `nobody`, which always exists. */
export function chooseAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error("PostgreSQL does not run as root, and there is neither a user `postgres` nor `nobody`.");
}

export function giveTo({ uid, gid }: Account, folder: string): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** Copies programs from folders readable by root only, for example a clone in /root, to a readable folder. */
export function reachable(account: Account, programs: string, folder: string): string {
  if (account.uid === undefined || isOpen(programs)) return programs;
  cpSync(dirname(programs), join(folder, "programs"), { recursive: true, verbatimSymlinks: false });
  return join(folder, "programs", "bin");
}

function isOpen(folder: string): boolean {
  const EVERYBODY_ENTERS = 0o001;
  const open = (statSync(folder).mode & EVERYBODY_ENTERS) !== 0;
  return open && (dirname(folder) === folder || isOpen(dirname(folder)));
}
