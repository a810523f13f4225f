/** Buys a plan, manages subscriptions, and syncs them with the payment partner. */
import type { BillingAnswer } from "@matte/contracts";
import { BASE_PLAN, higherPlan, planDetails, type Offer, type Plan } from "@matte/engine";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { LiveSubscription, Payments } from "../domain/payments.ts";
import {
  addEvent,
  commitVersion,
  findCustomer,
  listSubscriptions,
  nextVersion,
  replaceSubscriptions,
} from "../repositories/billing.ts";
import { findPlanSources, lockUser, setPaidPlan } from "../repositories/users.ts";
import type { AuthorizedReading, AuthorizedUser } from "./authorized.ts";
import { customerFor } from "./customers.ts";
import { planAfterPayment } from "./plans.ts";
import { existingUser } from "./user-documents.ts";

/**
 * @param payments null if nothing is for sale
 * @returns URL for buying the offer
 * @throws {DomainError} `checkout-closed`, `payments-unavailable`, `user-not-found`
 */
export async function beginCheckout(
  db: Db,
  payments: Payments | null,
  user: AuthorizedUser,
  offer: Offer,
  now: string,
): Promise<string> {
  if (payments === null) throw new DomainError("checkout-closed");
  const { email } = await existingUser(db, user);
  return fromPartner(async () => {
    const { customerId } = await customerFor(db, payments, { uid: user.uid, email }, now);
    return payments.checkoutUrl({ uid: user.uid, customerId, offer });
  });
}

/** @returns URL for managing subscriptions @throws {DomainError} `nothing-bought`, `payments-unavailable` */
export async function openPortal(db: Db, payments: Payments | null, { uid }: AuthorizedUser): Promise<string> {
  const customer = await findCustomer(db, uid);
  if (payments === null || customer?.partner !== payments.partner) throw new DomainError("nothing-bought");
  return fromPartner(() => payments.portalUrl(customer.customerId));
}

/** @param support the priority support address */
export async function readBilling(
  db: Db,
  payments: Payments | null,
  user: AuthorizedReading,
  support: string,
): Promise<BillingAnswer> {
  const { plan } = await existingUser(db, user);
  const [best] = (await listSubscriptions(db, user.uid)).toSorted(byPlan);
  return {
    checkout: payments?.partner ?? null,
    subscription: best === undefined ? null : { plan: best.plan, renewsAt: best.renewsAt, endsAt: best.endsAt },
    support: planDetails(plan).support === "priority" ? support : null,
  };
}

/** Finds a user's first subscription. */
export async function findSubscription(db: Db, { uid }: AuthorizedReading): Promise<LiveSubscription | undefined> {
  const [subscription] = await listSubscriptions(db, uid);
  return subscription;
}

/**
 * Replaces a customer's stored subscriptions with the partner's. Only these count, not event contents, so that events
 * may arrive late, twice or in any order.
 * @param read reads the subscriptions at the partner
 * @param event cause of the sync, handled once; null for other causes
 */
export async function syncSubscriptions(
  db: Db,
  customerId: string,
  read: () => Promise<readonly LiveSubscription[]>,
  event: { readonly id: string; readonly type: string } | null,
  now: string,
): Promise<"applied" | "duplicate" | "outdated" | "unknown"> {
  const version = await nextVersion(db, customerId);
  if (version === undefined) return "unknown";
  const snapshot = { ...version, customerId, subscriptions: await read() };
  return db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, snapshot.uid, now))) return "unknown";
    if (event !== null && !(await addEvent(transaction, event.id, event.type, now))) return "duplicate";
    return (await applySnapshot(transaction, snapshot, now)) ? "applied" : "outdated";
  });
}

/** The partner's subscriptions at one moment. */
interface Snapshot {
  readonly uid: string;
  readonly customerId: string;
  readonly version: number;
  readonly subscriptions: readonly LiveSubscription[];
}

async function applySnapshot(
  db: Db,
  { uid, customerId, version, subscriptions }: Snapshot,
  now: string,
): Promise<boolean> {
  if (!(await commitVersion(db, customerId, version))) return false;
  await replaceSubscriptions(db, customerId, subscriptions);
  const sources = await findPlanSources(db, uid);
  if (sources === undefined) return false;
  const paid = subscriptions.reduce<Plan>((best, { plan }) => higherPlan(best, plan), BASE_PLAN);
  return setPaidPlan(db, uid, paid, planAfterPayment(sources, paid), now);
}

async function fromPartner(request: () => Promise<string>): Promise<string> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("payments-unavailable", undefined, { cause: error });
  }
}

function byPlan(one: LiveSubscription, other: LiveSubscription): number {
  return one.plan === other.plan ? 0 : higherPlan(one.plan, other.plan) === one.plan ? -1 : 1;
}
