/** Links with a sender, and the accounts that came by them. */
import { randomBytes, randomUUID } from "node:crypto";
import { REFERRAL_LIMIT } from "@matte/contracts/referral-limits";
import type { Referral } from "@matte/contracts/referrals";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { Payments } from "../domain/payments.ts";
import { hasCustomerKey } from "../repositories/billing.ts";
import {
  addReferral,
  addReferralLink,
  countOpening,
  countReferrals,
  findReferralLink,
  findReferralOf,
  findSender,
} from "../repositories/referrals.ts";
import type { AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { existingUser } from "./user-documents.ts";

/** @param payments null if nothing is for sale @throws {DomainError} `user-not-found` */
export async function readReferral(db: Db, payments: Payments | null, user: AuthorizedReading): Promise<Referral> {
  await existingUser(db, user);
  return { offered: areMonthsGiven(payments), ...(await storedReferral(db, user)) };
}

/** Returns the code and the counts. */
export async function storedReferral(db: Db, { uid }: AuthorizedReading): Promise<Omit<Referral, "offered">> {
  const link = await findReferralLink(db, uid);
  const counts = await countReferrals(db, uid);
  const joined = [...counts.values()].reduce((sum, amount) => sum + amount, 0);
  return { code: link?.code ?? null, opened: link?.opened ?? 0, joined, paid: counts.get("paid") ?? 0 };
}

function areMonthsGiven(payments: Payments | null): boolean {
  return payments !== null && payments.credits !== null;
}

/** Characters of base64url have six bits. */
const CODE_BYTES = Math.ceil((REFERRAL_LIMIT.code * 6) / 8);

/**
 * Gives the user a code for links; the same one each time.
 * @param now ISO 8601
 * @throws {DomainError} `checkout-closed` where payments give no months, `user-not-found`
 */
export async function createReferral(
  db: Db,
  payments: Payments | null,
  user: AuthorizedUser,
  now: string,
): Promise<Referral> {
  await existingUser(db, user);
  if (!areMonthsGiven(payments)) throw new DomainError("checkout-closed");
  const code = randomBytes(CODE_BYTES).toString("base64url").slice(0, REFERRAL_LIMIT.code);
  await addReferralLink(db, user.uid, code, now);
  return readReferral(db, payments, user);
}

/** Ignores an unknown code: an answer names no sender. */
export async function countOpenedLink(db: Db, code: string): Promise<void> {
  await countOpening(db, code);
}

export interface Arrival {
  readonly code: string;
  /** Instant of opening the link, ISO 8601. */
  readonly openedAt: string;
}

/**
 * Counts a new account for the sender of its link.
 * @param now ISO 8601
 * @returns false for late arrivals, accounts that have been at the checkout, own links and unknown codes
 * @throws {DomainError} `user-not-found`
 */
export async function reportArrival(
  db: Db,
  user: AuthorizedUser,
  { code, openedAt }: Arrival,
  now: string,
): Promise<boolean> {
  const { createdAt } = await existingUser(db, user);
  if (!isInTime(createdAt, openedAt, now) || (await hasCustomerKey(db, user.uid))) return false;
  const sender = await findSender(db, code);
  if (sender === undefined || sender === user.uid) return false;
  return addReferral(db, { id: randomUUID(), sender, uid: user.uid, joinedAt: now });
}

const HOUR_MS = 3_600_000;
/** Clocks of browsers differ from the server's. */
const CLOCK_MS = HOUR_MS;

/** True for an account made within the days after the opening, which says so within hours. */
function isInTime(createdAt: string, openedAt: string, now: string): boolean {
  const [created, opened, at] = [Date.parse(createdAt), Date.parse(openedAt), Date.parse(now)];
  const joinedAfter = created - opened;
  const isNew = at - created <= REFERRAL_LIMIT.hours * HOUR_MS;
  return isNew && joinedAfter >= -CLOCK_MS && joinedAfter <= REFERRAL_LIMIT.days * 24 * HOUR_MS;
}

/** Instant when the account came by a link; null if it didn't. */
export async function arrivalOf(db: Db, { uid }: AuthorizedReading): Promise<string | null> {
  return (await findReferralOf(db, uid))?.joinedAt ?? null;
}
