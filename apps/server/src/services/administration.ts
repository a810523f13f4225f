/** Changes to users reserved for administrators and the operator; each is recorded in the audit log. */
import type { Administration, AuditEntry, AuditPage } from "@matte/contracts";
import type { Plan } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import { listActs, recordAct } from "../repositories/audit-log.ts";
import { revokeSessionsOf } from "../repositories/sessions.ts";
import { inTransaction } from "../repositories/transaction.ts";
import { findUser, findUsersByEmail, lockUser, setAdmin, setPlan, type UserRecord } from "../repositories/users.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { cursorOf, positionOf } from "./cursors.ts";
import { noSuchUser } from "./user-documents.ts";

/** Finds users by e-mail address; each identity provider may have one. */
export function usersWithEmail(db: Db, _by: AuthorizedAdministration, email: string): Promise<UserRecord[]> {
  return findUsersByEmail(db, email);
}

/**
 * Sets plan and administrator role, and notes the changes.
 * @param now ISO 8601
 * @returns the changed user
 * @throws {DomainError} `user-not-found`; `own-role` for administrators removing their role
 */
export function administer(
  db: Db,
  by: AuthorizedAdministration,
  uid: string,
  { plan, isAdmin }: Administration,
  now: string,
): Promise<UserRecord> {
  if (isAdmin === false && by.by === uid) throw new DomainError("own-role");
  return inTransaction(db, async (transaction) => {
    const exists = await lockUser(transaction, uid, now);
    const before = exists ? await findUser(transaction, uid) : undefined;
    if (before === undefined) throw noSuchUser();
    if (plan !== undefined) await changePlan(transaction, by, before, plan, now);
    if (isAdmin !== undefined) await changeRole(transaction, by, before, isAdmin, now);
    return { ...before, plan: plan ?? before.plan, isAdmin: isAdmin ?? before.isAdmin };
  });
}

async function changePlan(
  db: Db,
  by: AuthorizedAdministration,
  user: UserRecord,
  plan: Plan,
  now: string,
): Promise<void> {
  // Even if unchanged: the granted plan outlasts payments.
  await setPlan(db, user.uid, plan, now);
  if (plan !== user.plan) await record(db, by, user, { act: "plan", before: user.plan, after: plan }, now);
}

/** Without the role, the user has to sign in again everywhere. */
async function changeRole(
  db: Db,
  by: AuthorizedAdministration,
  user: UserRecord,
  isAdmin: boolean,
  now: string,
): Promise<void> {
  if (isAdmin === user.isAdmin) return;
  await setAdmin(db, user.uid, isAdmin, now);
  if (!isAdmin) await revokeSessionsOf(db, user.uid, now);
  await record(db, by, user, { act: "isAdmin", before: String(user.isAdmin), after: String(isAdmin) }, now);
}

/** A list exported as a file with e-mail addresses. */
export type ExportedList = "users" | "newsletter" | "audit";

/** Notes an administrator's export. @param at ISO 8601 */
export function recordExport(db: Db, { by }: AuthorizedAdministration, list: ExportedList, at: string): Promise<void> {
  return recordAct(db, { at, actor: by, subject: "", act: "export", before: "", after: list });
}

type Difference = Pick<AuditEntry, "act" | "before" | "after">;

function record(
  db: Db,
  { by }: AuthorizedAdministration,
  { uid }: UserRecord,
  difference: Difference,
  at: string,
): Promise<void> {
  return recordAct(db, { at, actor: by, subject: uid, ...difference });
}

const PAGE_SIZE = 50;

/** Reads a page of the audit log, newest first. @param cursor the previous page's `next` */
export async function readAuditLog(
  db: Db,
  _by: AuthorizedAdministration,
  cursor: string | undefined,
): Promise<AuditPage> {
  const position = positionOf(cursor);
  const entries = await listActs(db, position && { at: position.time, id: position.id }, PAGE_SIZE + 1);
  const page = entries.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return { entries: page, next: entries.length > PAGE_SIZE && last ? cursorOf(last.at, last.id) : null };
}
