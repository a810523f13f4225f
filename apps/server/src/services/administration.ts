/** What only the server decides about users; administrators and the operator come by here, and what they do is noted. */
import type { Administration, AuditEntry, AuditPage } from "@matte/contracts";
import type { Plan } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { listActs, noteAct } from "../repositories/audit-log.ts";
import { inTransaction } from "../repositories/in-transaction.ts";
import { findUser, findUsersByEmail, holdUser, setAdmin, setPlan, type UserRecord } from "../repositories/users.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { cursorOf, positionOf } from "./cursors.ts";
import { DomainError } from "../domain/domain-error.ts";
import { noSuchUser } from "./user-documents.ts";

/** Everybody with this address; several identity providers may vouch for the same one. */
export function usersWithEmail(db: Db, _by: AuthorizedAdministration, email: string): Promise<UserRecord[]> {
  return findUsersByEmail(db, email);
}

/**
 * Sets a plan, makes an administrator or takes that back, and notes what has become different.
 * @param now ISO 8601
 * @returns the user as they are now
 * @throws {DomainError} `not-found`; `invalid` for administrators who would shut themselves out
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
    const held = await holdUser(transaction, uid, now);
    const before = held ? await findUser(transaction, uid) : undefined;
    if (before === undefined) throw noSuchUser();
    if (plan !== undefined) await changePlan(transaction, by, before, plan, now);
    if (isAdmin !== undefined) await changeRights(transaction, by, before, isAdmin, now);
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
  // Also when it is the same: an administrator's word outlasts what is paid for.
  await setPlan(db, user.uid, plan, now);
  if (plan !== user.plan) await note(db, by, user, { act: "plan", before: user.plan, after: plan }, now);
}

async function changeRights(
  db: Db,
  by: AuthorizedAdministration,
  user: UserRecord,
  isAdmin: boolean,
  now: string,
): Promise<void> {
  if (isAdmin === user.isAdmin) return;
  await setAdmin(db, user.uid, isAdmin, now);
  await note(db, by, user, { act: "isAdmin", before: String(user.isAdmin), after: String(isAdmin) }, now);
}

/** What leaves the server as a file, with everybody's address in it. */
export type TakenList = "users" | "newsletter" | "audit";

/** Notes that an administrator takes a list away. @param at ISO 8601 */
export function noteTakenList(db: Db, { by }: AuthorizedAdministration, list: TakenList, at: string): Promise<void> {
  return noteAct(db, { at, actor: by, subject: "", act: "export", before: "", after: list });
}

type Difference = Pick<AuditEntry, "act" | "before" | "after">;

function note(
  db: Db,
  { by }: AuthorizedAdministration,
  { uid }: UserRecord,
  difference: Difference,
  at: string,
): Promise<void> {
  return noteAct(db, { at, actor: by, subject: uid, ...difference });
}

const ACTS_A_PAGE = 50;

/** What administrators have done, newest first. @param cursor `next` of the page before */
export async function readActs(db: Db, _by: AuthorizedAdministration, cursor: string | undefined): Promise<AuditPage> {
  const position = positionOf(cursor);
  const entries = await listActs(db, position && { at: position.time, id: position.id }, ACTS_A_PAGE + 1);
  const page = entries.slice(0, ACTS_A_PAGE);
  const last = page.at(-1);
  return { entries: page, next: entries.length > ACTS_A_PAGE && last ? cursorOf(last.at, last.id) : null };
}
