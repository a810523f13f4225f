/** PostgreSQL refuses to run as root. */
import { chownSync, cpSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** The account to run it as, for `spawn`; nothing when we are not root ourselves. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/** Root runs it as `postgres` where there is one, else as `nobody`: no account has to be made. */
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

/** Programs below a folder of root's own, a clone in /root say, are copied to where the account reaches them. */
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
