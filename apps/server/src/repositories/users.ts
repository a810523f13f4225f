import { BASE_PLAN, type Plan } from "@matte/engine";
import type { Db, Schema } from "../db/schema.ts";
import type { Identity } from "../domain/identity.ts";
import { changeCounted } from "./counted-change.ts";
import { moveCounters } from "./counters.ts";
import { toDocumentRecord, type DocumentRecord } from "./document-records.ts";
import { fold } from "./fold.ts";
import { prepared } from "./prepared.ts";
import { isSingleRow, toJson } from "./rows.ts";
import { inTransaction } from "./transaction.ts";
import { countedOf, movesBetween } from "./user-counts.ts";

export interface UserRecord extends Identity, DocumentRecord {}

/** Fields changed by users themselves; missing ones stay. */
export interface UserChanges {
  readonly onboarding?: unknown;
  readonly preferences?: unknown;
  readonly onboardingCompletedAt?: string | undefined;
}

export interface NewUser {
  /** For new users only. */
  readonly uid: string;
  readonly isAdmin: boolean;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Finds the user by issuer and subject, or creates one. E-mail address and name are updated from the provider; an
 * existing user's other data stays.
 */
export function upsertAtSignIn(db: Db, identity: Identity, fresh: NewUser): Promise<UserRecord> {
  const { email, name } = identity;
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .insertInto("users")
      .values(newRow(identity, fresh))
      .onConflict((conflict) =>
        conflict.columns(["issuer", "subject"]).doUpdateSet({ email, name, search_text: searchText(identity) }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    if (row.uid === fresh.uid) await moveCounters(transaction, movesBetween([], countedOf(row)));
    return toRecord(row);
  });
}

const userByUid = prepared(["uid"], (db, { uid }) => db.selectFrom("users").selectAll().where("uid", "=", uid));

export async function findUser(db: Db, uid: string): Promise<UserRecord | undefined> {
  const [row] = await userByUid(db, { uid });
  return row === undefined ? undefined : toRecord(row);
}

/** Finds users by e-mail address, ignoring case: each identity provider may have one. */
export async function findUsersByEmail(db: Db, email: string): Promise<UserRecord[]> {
  const rows = await db
    .selectFrom("users")
    .selectAll()
    .where((where) => where(where.fn<string>("lower", ["email"]), "=", email.toLowerCase()))
    .orderBy("created_at")
    .execute();
  return rows.map(toRecord);
}

/**
 * Locks the user's row until the transaction ends, so that changes are sequential.
 * @returns false without such a user
 */
export async function lockUser(db: Db, uid: string, now: string): Promise<boolean> {
  return isSingleRow(await db.updateTable("users").set({ changed_at: now }).where("uid", "=", uid).executeTakeFirst());
}

/** @returns false without such a user */
export async function changeUser(db: Db, uid: string, changes: UserChanges, now: string): Promise<boolean> {
  return (await changeUsers(db, new Map([[uid, changes]]), now)).has(uid);
}

/** @returns the existing users */
export async function changeUsers(
  db: Db,
  changes: ReadonlyMap<string, UserChanges>,
  now: string,
): Promise<ReadonlySet<string>> {
  const apply = async (transaction: Db): Promise<ReadonlySet<string>> => {
    const found = new Set<string>();
    for (const [uid, change] of changes) if (await changeRow(transaction, uid, change, now)) found.add(uid);
    return found;
  };
  const counted = [...changes].filter(([, change]) => isCounted(change)).map(([uid]) => uid);
  return counted.length === 0 ? apply(db) : changeCounted(db, counted, apply);
}

/** No counter depends on preferences. */
function isCounted({ onboarding, onboardingCompletedAt }: UserChanges): boolean {
  return onboarding !== undefined || onboardingCompletedAt !== undefined;
}

async function changeRow(db: Db, uid: string, changes: UserChanges, now: string): Promise<boolean> {
  const { onboarding, preferences, onboardingCompletedAt } = changes;
  const result = await db
    .updateTable("users")
    .set({
      changed_at: now,
      ...(onboarding === undefined ? {} : { onboarding: toJson(onboarding) }),
      ...(preferences === undefined ? {} : { preferences: toJson(preferences) }),
      ...(onboardingCompletedAt === undefined ? {} : { onboarding_completed_at: onboardingCompletedAt }),
    })
    .where("uid", "=", uid)
    .executeTakeFirst();
  return isSingleRow(result);
}

/** Sets the plan granted by an administrator. @returns false without such a user */
export function setPlan(db: Db, uid: string, plan: Plan, now: string): Promise<boolean> {
  return setCounted(db, uid, { plan, granted_plan: plan, changed_at: now });
}

/** A user's plan and its sources. */
export interface PlanSources {
  readonly plan: Plan;
  /** Granted by an administrator; null if never. */
  readonly granted: Plan | null;
  /** Plan from subscriptions. */
  readonly paid: Plan;
}

export async function findPlanSources(db: Db, uid: string): Promise<PlanSources | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["plan", "granted_plan", "paid_plan"])
    .where("uid", "=", uid)
    .executeTakeFirst();
  // Only the server writes plans.
  return row && { plan: row.plan as Plan, granted: row.granted_plan as Plan | null, paid: row.paid_plan as Plan };
}

/** Sets the paid plan and the resulting plan. */
export function setPaidPlan(db: Db, uid: string, paid: Plan, plan: Plan, now: string): Promise<boolean> {
  return setCounted(db, uid, { plan, paid_plan: paid, changed_at: now });
}

function setCounted(db: Db, uid: string, set: Partial<Schema["users"]>): Promise<boolean> {
  return changeCounted(db, [uid], async (transaction) =>
    isSingleRow(await transaction.updateTable("users").set(set).where("uid", "=", uid).executeTakeFirst()),
  );
}

/** Sets the administrator role. @returns false without such a user */
export async function setAdmin(db: Db, uid: string, isAdmin: boolean, now: string): Promise<boolean> {
  const set = { is_admin: isAdmin ? 1 : 0, changed_at: now };
  return isSingleRow(await db.updateTable("users").set(set).where("uid", "=", uid).executeTakeFirst());
}

/** Lists all administrators' e-mail addresses. */
export async function listAdministrators(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("users").select("email").where("is_admin", "=", 1).orderBy("email").execute();
  return rows.map(({ email }) => email);
}

/** Deletes a user with sessions, writes and settings. @returns false without such a user */
export function deleteUser(db: Db, uid: string): Promise<boolean> {
  return changeCounted(db, [uid], async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom("users").where("uid", "=", uid).executeTakeFirst();
    return numDeletedRows === 1n;
  });
}

function searchText({ email, name }: Identity): string {
  return `${fold(email)} ${fold(name ?? "")}`;
}

function newRow(identity: Identity, { uid, isAdmin, now }: NewUser): Schema["users"] {
  const { issuer, subject, email, name } = identity;
  return {
    uid,
    issuer,
    subject,
    email,
    name,
    plan: BASE_PLAN,
    granted_plan: null,
    paid_plan: BASE_PLAN,
    is_admin: isAdmin ? 1 : 0,
    onboarding: null,
    preferences: null,
    onboarding_completed_at: null,
    customer_key: null,
    created_at: now,
    search_text: searchText(identity),
    changed_at: now,
  };
}

export function toRecord(row: Schema["users"]): UserRecord {
  return { ...toDocumentRecord(row), issuer: row.issuer, subject: row.subject, name: row.name };
}

/** Maps uids to e-mail addresses, without deleted users. */
export async function emailsOf(db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db.selectFrom("users").select(["uid", "email"]).where("uid", "in", uids).execute();
  return new Map(rows.map(({ uid, email }) => [uid, email]));
}
