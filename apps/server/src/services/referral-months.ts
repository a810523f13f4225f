/**
 * Months for referrals. They are stored before they are credited, and each change of a balance has a key, so that events may come
 * twice, at the same time or after a failure.
 */
import type { Db } from "../db/schema.ts";
import type { Credits, Money, Payment, Payments } from "../domain/payments.ts";
import { findCustomerUser } from "../repositories/billing.ts";
import {
  findReferralOf,
  findReferralPaidBy,
  hasPaidReferrals,
  isCardUsed,
  listReferralsPaidWith,
  payReferral,
  refuseReferral,
  reverseReferral,
  type Credit,
  type Referral,
} from "../repositories/referrals.ts";
import { findUser } from "../repositories/users.ts";
import { customerFor } from "./customers.ts";

type Partner = Payments & { readonly credits: Credits };

/**
 * Credits a month to a customer who came by a link and has paid, and one to the link's sender.
 * @param now ISO 8601
 */
export async function giveMonths(db: Db, partner: Partner, customerId: string, now: string): Promise<void> {
  const uid = await findCustomerUser(db, customerId);
  if (uid === undefined) return;
  const referral = await findReferralOf(db, uid);
  if (referral?.state === "joined") await settle(db, partner, { referral, customerId, now });
  const settled = await findReferralOf(db, uid);
  if (settled?.state === "paid") await credit(db, partner.credits, settled, uid);
  await checkOwnCards(db, partner.credits, uid, customerId);
}

interface Arrived {
  readonly referral: Referral;
  /** Of the account that came. */
  readonly customerId: string;
  readonly now: string;
}

/** Stores the months of both, or that there are none. A payment by balance or coupon alone is none. */
async function settle(db: Db, partner: Partner, { referral, customerId, now }: Arrived): Promise<void> {
  const { credits } = partner;
  const month = await credits.monthOf(customerId);
  const payment = (await credits.paymentsOf(customerId)).find((one) => isEnough(one, month));
  const sender = referral.sender === null ? undefined : await findUser(db, referral.sender);
  if (month === null || payment === undefined || sender === undefined) return;
  const senderCustomer = await customerFor(db, partner, { uid: sender.uid, email: sender.email }, now);
  const { card } = payment;
  if (card === null || (await isOwn(db, credits, card, senderCustomer.customerId))) {
    await refuseReferral(db, referral.id);
    return;
  }
  const senderMonth = (await credits.monthOf(senderCustomer.customerId)) ?? month;
  await payReferral(db, referral.id, {
    payment: payment.id,
    card,
    credits: [
      { customerId, ...month },
      { customerId: senderCustomer.customerId, ...senderMonth },
    ],
  });
}

function isEnough({ kept, amount }: Payment, month: Money | null): boolean {
  return kept && month !== null && amount >= month.amount;
}

/** True if the sender, or another referral, was paid with this card. */
async function isOwn(db: Db, credits: Credits, card: string, senderCustomer: string): Promise<boolean> {
  if (await isCardUsed(db, card)) return true;
  return cardsIn(await credits.paymentsOf(senderCustomer)).includes(card);
}

function cardsIn(payments: readonly Payment[]): string[] {
  return payments.flatMap(({ card }) => card ?? []);
}

async function credit(db: Db, credits: Credits, referral: Referral, uid: string): Promise<void> {
  for (const one of referral.credits) await credits.change(one.customerId, one, keyOf(referral, one, "given"));
  // A reversal in the meantime has taken back only what was there.
  if ((await findReferralOf(db, uid))?.state === "reversed") await takeBack(db, credits, referral);
}

/** Takes months back when the sender pays with the card of one who came. */
async function checkOwnCards(db: Db, credits: Credits, uid: string, customerId: string): Promise<void> {
  if (!(await hasPaidReferrals(db, uid))) return;
  const cards = cardsIn(await credits.paymentsOf(customerId));
  for (const referral of await listReferralsPaidWith(db, uid, cards)) await takeBack(db, credits, referral);
}

/** Takes the months of a reversed payment back. */
export async function takeMonthsBack(db: Db, credits: Credits, payment: string): Promise<void> {
  const referral = await findReferralPaidBy(db, payment);
  if (referral !== undefined) await takeBack(db, credits, referral);
}

async function takeBack(db: Db, credits: Credits, referral: Referral): Promise<void> {
  // First, so that a credit on its way is taken back by its giver.
  await reverseReferral(db, referral.id);
  for (const one of referral.credits) {
    if (!(await credits.isChanged(one.customerId, keyOf(referral, one, "given")))) continue;
    await credits.change(one.customerId, { ...one, amount: -one.amount }, keyOf(referral, one, "taken"));
  }
}

function keyOf({ id }: Referral, { customerId }: Credit, what: "given" | "taken"): string {
  return `referral ${id} ${customerId} ${what}`;
}
