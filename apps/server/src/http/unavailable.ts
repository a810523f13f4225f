const SQLITE_FULL = 13;
/** @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_DISK_FULL = "53100";

/** True for a database's error that it has no space left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const sqlite = "errcode" in error && error.errcode === SQLITE_FULL;
  const other = "code" in error && (error.code === POSTGRES_DISK_FULL || error.code === "ENOSPC");
  return sqlite || other;
}
