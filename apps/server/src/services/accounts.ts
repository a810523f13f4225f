import type { AccountExport } from "@matte/contracts";
import type { Db } from "../db/schema.ts";
import { listAppliedWrites } from "../repositories/applied-writes.ts";
import { listSessionsOf } from "../repositories/sessions.ts";
import { deleteUser } from "../repositories/users.ts";
import type { AuthorizedUser } from "./authorized.ts";
import { existingUser, noSuchUser, toDocument } from "./user-documents.ts";
import { keptSettings } from "./user-settings.ts";

/**
 * Everything that is stored about a user.
 * @param now ISO 8601
 * @throws {DomainError} `not-found`
 */
export async function exportAccount(db: Db, user: AuthorizedUser, now: string): Promise<AccountExport> {
  const record = await existingUser(db, user);
  const { issuer, subject, name } = record;
  const { settings } = await keptSettings(db, user);
  const sessions = await listSessionsOf(db, user.uid);
  return {
    exportedAt: now,
    document: toDocument(record),
    identity: { issuer, subject, name },
    settings,
    sessions: sessions.map(({ createdAt, lastSeenAt, expiresAt }) => ({ createdAt, lastSeenAt, expiresAt })),
    writes: await listAppliedWrites(db, user.uid),
  };
}

/** Deletes the user and everything of theirs; their sessions end with it. @throws {DomainError} `not-found` */
export async function deleteAccount(db: Db, { uid }: AuthorizedUser): Promise<void> {
  if (!(await deleteUser(db, uid))) throw noSuchUser();
}
