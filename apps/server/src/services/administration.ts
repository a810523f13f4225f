/** What only the server decides about users; the checkout, administrators and the operator come by here. */
import type { Plan } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { findUsersByEmail, setAdmin, setPlan, type UserRecord } from "../repositories/users.ts";
import type { AuthorizedAdministration } from "./authorized.ts";
import { noSuchUser } from "./user-documents.ts";

/** Everybody with this address; several identity providers may vouch for the same one. */
export function usersWithEmail(db: Db, _by: AuthorizedAdministration, email: string): Promise<UserRecord[]> {
  return findUsersByEmail(db, email);
}

/** @throws {DomainError} `not-found` */
export async function changePlan(
  db: Db,
  _by: AuthorizedAdministration,
  uid: string,
  plan: Plan,
  now: string,
): Promise<void> {
  if (!(await setPlan(db, uid, plan, now))) throw noSuchUser();
}

/** @throws {DomainError} `not-found` */
export async function makeAdministrator(
  db: Db,
  _by: AuthorizedAdministration,
  uid: string,
  now: string,
): Promise<void> {
  if (!(await setAdmin(db, uid, true, now))) throw noSuchUser();
}
