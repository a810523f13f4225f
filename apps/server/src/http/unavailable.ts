/** Database and disk errors for which a retry may help: a working server answers them with 503. */
import type { PlainErrorCode } from "@matte/contracts";

/** SQLite's result codes without their extension. @see https://www.sqlite.org/rescode.html */
const SQLITE_FULL = 13;
const SQLITE_UNAVAILABLE: ReadonlySet<number> = new Set([
  5, // BUSY
  6, // LOCKED
  8, // READONLY
  10, // IOERR
  14, // CANTOPEN
]);
const WITHOUT_EXTENSION = 0xff;

/** @see https://www.postgresql.org/docs/current/errcodes-appendix.html */
const POSTGRES_DISK_FULL = "53100";
/**
 * Classes: connections (08), resources (53), operator intervention (57), system (58). Single codes: read-only server
 * (25006), conflicts with other transactions (40001, 40P01), unreleased lock (55P03).
 */
const POSTGRES_UNAVAILABLE = /^(?:(?:08|53|57|58)[0-9A-Z]{3}|25006|40001|40P01|55P03)$/;

const DISK_FULL: ReadonlySet<unknown> = new Set([POSTGRES_DISK_FULL, "ENOSPC", "EDQUOT"]);

/** @returns null for an error unaffected by a retry */
export function unavailabilityOf(error: unknown): Extract<PlainErrorCode, "disk-full" | "data-unavailable"> | null {
  if (!(error instanceof Error)) return null;
  const [sqlite, code] = [resultCodeOf(error), "code" in error ? error.code : undefined];
  if (sqlite === SQLITE_FULL || DISK_FULL.has(code)) return "disk-full";
  if (sqlite !== null) return SQLITE_UNAVAILABLE.has(sqlite) ? "data-unavailable" : null;
  const isUnavailable = "syscall" in error || (typeof code === "string" && POSTGRES_UNAVAILABLE.test(code));
  return isUnavailable ? "data-unavailable" : null;
}

function resultCodeOf(error: Error): number | null {
  return "errcode" in error && typeof error.errcode === "number" ? error.errcode & WITHOUT_EXTENSION : null;
}
