/** Buying a plan, managing what is paid for, and what follows from what the payment partner says. */
import type { BillingAnswer } from "@matte/contracts";
import { BASE_PLAN, higherPlan, planDetails, type Offer, type Plan } from "@matte/engine";
import type { Buyer, LiveSubscription, Payments } from "../domain/payments.ts";
import type { Db } from "../db/schema.ts";
import {
  drawTicket,
  findCustomer,
  forgetCustomer,
  keepCustomer,
  listSubscriptions,
  noteEvent,
  replaceSubscriptions,
  useTicket,
  type Customer,
} from "../repositories/billing.ts";
import { findPlanSources, holdUser, setPaidPlan } from "../repositories/users.ts";
import type { AuthorizedUser } from "./authorized.ts";
import { planAfterPayment } from "./plans.ts";
import { DomainError } from "../domain/domain-error.ts";
import { existingUser, noSuchUser } from "./user-documents.ts";

/**
 * @param payments null where nothing can be bought
 * @returns where the buyer goes
 * @throws {DomainError} `unavailable`, `not-found`
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
  return answering(async () => {
    const { customerId } = await customerFor(db, payments, { uid: user.uid, email }, now);
    return payments.checkoutUrl({ uid: user.uid, customerId, offer });
  });
}

/** @returns where the user changes what they pay for @throws {DomainError} `not-found` for who never bought anything */
export async function openPortal(db: Db, payments: Payments | null, { uid }: AuthorizedUser): Promise<string> {
  const customer = await findCustomer(db, uid);
  if (payments === null || customer?.partner !== payments.partner) throw new DomainError("nothing-bought");
  return answering(() => payments.portalUrl(customer.customerId));
}

/** @param support the e-mail address for users with priority support */
export async function readBilling(
  db: Db,
  payments: Payments | null,
  user: AuthorizedUser,
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

/** What the partner had when somebody looked. */
export interface Look {
  readonly uid: string;
  readonly customerId: string;
  readonly ticket: number;
  /** All that give a plan. */
  readonly subscriptions: readonly LiveSubscription[];
}

/**
 * Looks at what the partner has of a customer and takes it over; that alone counts, not what an event says, so that events
 * may come late, twice or in any order.
 * @param read asks the partner
 * @param event what made us look, applied once; null when nothing did
 * @returns what became of it
 */
export async function takeOver(
  db: Db,
  customerId: string,
  read: () => Promise<readonly LiveSubscription[]>,
  event: { readonly id: string; readonly type: string } | null,
  now: string,
): Promise<"applied" | "duplicate" | "outdated" | "unknown"> {
  const drawn = await drawTicket(db, customerId);
  if (drawn === undefined) return "unknown";
  const look = { ...drawn, customerId, subscriptions: await read() };
  return db.transaction().execute(async (transaction) => {
    if (!(await holdUser(transaction, look.uid, now))) return "unknown";
    if (event !== null && !(await noteEvent(transaction, event.id, event.type, now))) return "duplicate";
    return (await applyLook(transaction, look, now)) ? "applied" : "outdated";
  });
}

async function applyLook(db: Db, { uid, customerId, ticket, subscriptions }: Look, now: string): Promise<boolean> {
  if (!(await useTicket(db, customerId, ticket))) return false;
  await replaceSubscriptions(db, customerId, subscriptions);
  const sources = await findPlanSources(db, uid);
  if (sources === undefined) return false;
  const paid = subscriptions.reduce<Plan>((best, { plan }) => higherPlan(best, plan), BASE_PLAN);
  return setPaidPlan(db, uid, paid, planAfterPayment(sources, paid), now);
}

/**
 * Ends what is paid for, before the account goes.
 * @throws {DomainError} `unavailable` when that cannot be done: then nothing is to be deleted
 */
export async function endPayments(db: Db, payments: Payments | null, { uid }: AuthorizedUser): Promise<void> {
  const customer = await findCustomer(db, uid);
  if (customer === undefined) return;
  try {
    if (payments?.partner !== customer.partner) throw new Error(`This server does not sell by ${customer.partner}.`);
    await payments.removeCustomer(customer.customerId);
  } catch (error) {
    throw new DomainError("subscription-not-cancelled", undefined, { cause: error });
  }
  await forgetCustomer(db, customer.customerId);
}

/** Who the buyer is to the partner; of two requests at once, one makes them known. */
export async function customerFor(db: Db, payments: Payments, buyer: Buyer, now: string): Promise<Customer> {
  const known = await findCustomer(db, buyer.uid);
  if (known?.partner === payments.partner) return known;
  if (known !== undefined) await forgetCustomer(db, known.customerId);
  const { partner } = payments;
  await keepCustomer(db, { uid: buyer.uid, partner, customerId: await payments.newCustomer(buyer) }, now);
  const kept = await findCustomer(db, buyer.uid);
  if (kept === undefined) throw noSuchUser();
  return kept;
}

async function answering(ask: () => Promise<string>): Promise<string> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new DomainError("payments-unavailable", undefined, { cause: error });
  }
}

function byPlan(one: LiveSubscription, other: LiveSubscription): number {
  return one.plan === other.plan ? 0 : higherPlan(one.plan, other.plan) === one.plan ? -1 : 1;
}
