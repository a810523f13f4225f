import type { ReferralsTable } from "../db/referral-tables.ts";
import type { Db } from "../db/schema.ts";
import type { Money } from "../domain/payments.ts";
import { fromJson, toJson } from "./rows.ts";

export interface ReferralLink {
  readonly code: string;
  readonly opened: number;
}

export async function findReferralLink(db: Db, uid: string): Promise<ReferralLink | undefined> {
  return db.selectFrom("referral_links").select(["code", "opened"]).where("uid", "=", uid).executeTakeFirst();
}

/** Gives the user a code, unless the user has one. */
export async function addReferralLink(db: Db, uid: string, code: string, now: string): Promise<void> {
  await db
    .insertInto("referral_links")
    .values({ uid, code, opened: 0, created_at: now })
    .onConflict((conflict) => conflict.column("uid").doNothing())
    .execute();
}

/** @returns the sender's uid; undefined for an unknown code */
export async function findSender(db: Db, code: string): Promise<string | undefined> {
  const row = await db.selectFrom("referral_links").select("uid").where("code", "=", code).executeTakeFirst();
  return row?.uid;
}

/** Ignores an unknown code. */
export async function countOpening(db: Db, code: string): Promise<void> {
  await db
    .updateTable("referral_links")
    .set((column) => ({ opened: column("opened", "+", 1) }))
    .where("code", "=", code)
    .execute();
}

/** Money added to a customer's balance. */
export interface Credit extends Money {
  readonly customerId: string;
}

export interface Referral {
  readonly id: string;
  readonly sender: string | null;
  readonly state: "joined" | "paid" | "refused" | "reversed";
  readonly joinedAt: string;
  /** The payment that gave the months, and what it gave. */
  readonly payment: string | null;
  readonly credits: readonly Credit[];
}

interface NewReferral {
  readonly id: string;
  readonly sender: string;
  readonly uid: string;
  readonly joinedAt: string;
}

/** @returns false if the account came by a link already */
export async function addReferral(db: Db, { id, sender, uid, joinedAt }: NewReferral): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("referrals")
    .values({ id, sender, uid, state: "joined", joined_at: joinedAt, payment: null, card: null, credits: null })
    .onConflict((conflict) => conflict.column("uid").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const COLUMNS = ["id", "sender", "state", "joined_at", "payment", "credits"] as const;

interface ReferralRow {
  readonly id: string;
  readonly sender: string | null;
  readonly state: Referral["state"];
  readonly joined_at: string;
  readonly payment: string | null;
  readonly credits: string | null;
}

function toReferral({ id, sender, state, joined_at, payment, credits }: ReferralRow): Referral {
  // Only `payReferral` writes the column.
  return { id, sender, state, joinedAt: joined_at, payment, credits: (fromJson(credits) ?? []) as Credit[] };
}

/** Finds how an account came. */
export async function findReferralOf(db: Db, uid: string): Promise<Referral | undefined> {
  const row = await db.selectFrom("referrals").select(COLUMNS).where("uid", "=", uid).executeTakeFirst();
  return row && toReferral(row);
}

/** Counts a sender's referrals by state. */
export async function countReferrals(db: Db, sender: string): Promise<ReadonlyMap<Referral["state"], number>> {
  const rows = await db
    .selectFrom("referrals")
    .select((column) => ["state", column.fn.countAll<number | string>().as("amount")])
    .where("sender", "=", sender)
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, amount }) => [state, Number(amount)]));
}

/** True when a card has paid for a referral. */
export async function isCardUsed(db: Db, card: string): Promise<boolean> {
  const row = await db.selectFrom("referrals").select("id").where("card", "=", card).executeTakeFirst();
  return row !== undefined;
}

interface PaidReferral {
  readonly payment: string;
  readonly card: string;
  readonly credits: readonly Credit[];
}

/** Stores what is to be credited, once. @throws for a card that has paid for another referral */
export function payReferral(db: Db, id: string, { payment, card, credits }: PaidReferral): Promise<void> {
  return changeState(db, id, "joined", { state: "paid", payment, card, credits: toJson(credits) });
}

export function refuseReferral(db: Db, id: string): Promise<void> {
  return changeState(db, id, "joined", { state: "refused" });
}

/** Ignores a referral that gave no months. */
export function reverseReferral(db: Db, id: string): Promise<void> {
  return changeState(db, id, "paid", { state: "reversed" });
}

/** Changes a referral that is in a state, and leaves others as they are. */
async function changeState(
  db: Db,
  id: string,
  from: ReferralsTable["state"],
  changes: Partial<ReferralsTable>,
): Promise<void> {
  await db.updateTable("referrals").set(changes).where("id", "=", id).where("state", "=", from).execute();
}

/** Finds the referral that a payment gave months for. */
export async function findReferralPaidBy(db: Db, payment: string): Promise<Referral | undefined> {
  const row = await db.selectFrom("referrals").select(COLUMNS).where("payment", "=", payment).executeTakeFirst();
  return row && toReferral(row);
}

/** Finds a sender's referrals that were paid with one of these cards. */
export async function listReferralsPaidWith(db: Db, sender: string, cards: readonly string[]): Promise<Referral[]> {
  if (cards.length === 0) return [];
  const rows = await db
    .selectFrom("referrals")
    .select(COLUMNS)
    .where("sender", "=", sender)
    .where("state", "=", "paid")
    .where("card", "in", cards)
    .execute();
  return rows.map(toReferral);
}

/** True when months were credited for accounts that came by a user's links. */
export async function hasPaidReferrals(db: Db, sender: string): Promise<boolean> {
  const query = db.selectFrom("referrals").select("id").where("sender", "=", sender).where("state", "=", "paid");
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}
