/** Reads a user's stored data. The audit log records reads by administrators and the operator. */
import type { Db } from "../db/schema.ts";
import { sha256 } from "../domain/secrets.ts";
import { recordActOnce } from "../repositories/audit-log.ts";
import { authorize, type AuthorizedReading, type Initiator } from "./authorized.ts";

/** Part of the user's data. */
export type Part =
  | "document"
  | "settings"
  | "presets"
  | "profiles"
  | "logos"
  | "billing"
  | "sessions"
  | "images"
  | "submissions"
  | "referral"
  | "export";

/**
 * Records another user's read once an hour per part, before reading.
 * @throws {DomainError} like `authorize`
 */
export async function authorizeReading(
  db: Db,
  initiator: Initiator,
  uid: string,
  part: Part,
): Promise<AuthorizedReading> {
  const user = authorize(initiator, { kind: "reading", uid });
  if (user.by !== uid) await recordRead(db, user, part, new Date().toISOString());
  return user;
}

/** Length of `2026-11-22T10`. */
const HOUR_LENGTH = 13;

function recordRead(db: Db, { uid, by }: AuthorizedReading, part: Part, at: string): Promise<void> {
  const id = sha256(["read", by ?? "", uid, part, at.slice(0, HOUR_LENGTH)].join("\n"));
  return recordActOnce(db, id, { at, actor: by, subject: uid, act: "read", before: "", after: part });
}
