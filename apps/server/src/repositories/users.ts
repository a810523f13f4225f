import { BASE_PLAN, type Plan } from "@matte/engine";
import type { Db, Schema } from "../db/schema.ts";
import { one } from "./counted.ts";
import { moveCounters } from "./counters.ts";
import { counting } from "./counting.ts";
import { toDocumentRecord, type DocumentRecord } from "./document-records.ts";
import { fold } from "./fold.ts";
import { inTransaction } from "./in-transaction.ts";
import { toJson } from "./json.ts";
import { prepared } from "./prepared.ts";
import { countedOf, movesBetween } from "./user-counts.ts";

/** What the identity provider says about a person. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string | null;
}

export interface UserRecord extends Identity, DocumentRecord {}

/** What a change of the user's own may set; what is not given stays. */
export interface UserChanges {
  readonly onboarding?: unknown;
  readonly preferences?: unknown;
  readonly onboardingCompletedAt?: string | undefined;
}

export interface NewUser {
  /** Used only when the person is not known yet. */
  readonly uid: string;
  readonly isAdmin: boolean;
  /** Now, ISO 8601. */
  readonly now: string;
}

/**
 * The person who signed in, found by issuer and subject, made when they are new. Address and name follow the provider;
 * nothing else of somebody known is touched.
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

/** All who sign in with this address, in whatever letters: several providers may know the same person. */
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
 * Holds the user's row until the transaction ends, so that changes of one user come one after the other.
 * @returns whether there is such a user
 */
export async function holdUser(db: Db, uid: string, now: string): Promise<boolean> {
  return one(await db.updateTable("users").set({ changed_at: now }).where("uid", "=", uid).executeTakeFirst());
}

/** @returns whether there is such a user */
export async function changeUser(db: Db, uid: string, changes: UserChanges, now: string): Promise<boolean> {
  return (await changeUsers(db, new Map([[uid, changes]]), now)).has(uid);
}

/** @returns those of them that exist */
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
  return counted.length === 0 ? apply(db) : counting(db, counted, apply);
}

/** Preferences move no counter. */
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
  return one(result);
}

/** An administrator's word, whatever is paid for. @returns whether there is such a user */
export function setPlan(db: Db, uid: string, plan: Plan, now: string): Promise<boolean> {
  return setCounted(db, uid, { plan, granted_plan: plan, changed_at: now });
}

/** What a user may use, and where they have it from. */
export interface PlanSources {
  readonly plan: Plan;
  /** By an administrator; null where none ever said anything. */
  readonly granted: Plan | null;
  /** By a subscription. */
  readonly paid: Plan;
}

export async function findPlanSources(db: Db, uid: string): Promise<PlanSources | undefined> {
  const row = await db
    .selectFrom("users")
    .select(["plan", "granted_plan", "paid_plan"])
    .where("uid", "=", uid)
    .executeTakeFirst();
  // The server writes no other.
  return row && { plan: row.plan as Plan, granted: row.granted_plan as Plan | null, paid: row.paid_plan as Plan };
}

/** Payment's word: what is paid for, and what the plan comes to with it. */
export function setPaidPlan(db: Db, uid: string, paid: Plan, plan: Plan, now: string): Promise<boolean> {
  return setCounted(db, uid, { plan, paid_plan: paid, changed_at: now });
}

function setCounted(db: Db, uid: string, set: Partial<Schema["users"]>): Promise<boolean> {
  return counting(db, [uid], async (transaction) =>
    one(await transaction.updateTable("users").set(set).where("uid", "=", uid).executeTakeFirst()),
  );
}

/** The server's alone. @returns whether there is such a user */
export async function setAdmin(db: Db, uid: string, isAdmin: boolean, now: string): Promise<boolean> {
  const set = { is_admin: isAdmin ? 1 : 0, changed_at: now };
  return one(await db.updateTable("users").set(set).where("uid", "=", uid).executeTakeFirst());
}

/** Sessions, writes and settings go with their user. @returns whether there was such a user */
export function deleteUser(db: Db, uid: string): Promise<boolean> {
  return counting(db, [uid], async (transaction) => {
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
    created_at: now,
    search_text: searchText(identity),
    changed_at: now,
  };
}

export function toRecord(row: Schema["users"]): UserRecord {
  return { ...toDocumentRecord(row), issuer: row.issuer, subject: row.subject, name: row.name };
}

/** The addresses of those of the users who are there, by uid. */
export async function emailsOf(db: Db, uids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (uids.length === 0) return new Map();
  const rows = await db.selectFrom("users").select(["uid", "email"]).where("uid", "in", uids).execute();
  return new Map(rows.map(({ uid, email }) => [uid, email]));
}
