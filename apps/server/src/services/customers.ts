/** Customers at the payment partner: one per user, and none without a user. */
import { randomUUID } from "node:crypto";
import type { Db } from "../db/schema.ts";
import { DomainError } from "../domain/domain-error.ts";
import type { Buyer, Payments } from "../domain/payments.ts";
import {
  addCustomer,
  claimCustomerKey,
  deleteCustomer,
  findCustomer,
  hasCustomerKey,
  replaceCustomerKey,
  type Customer,
} from "../repositories/billing.ts";
import { noSuchUser } from "./user-documents.ts";

/**
 * Returns the buyer's customer at the partner, creating it if necessary. Simultaneous requests use one idempotency key,
 * so that the partner creates one customer.
 */
export async function customerFor(db: Db, payments: Payments, buyer: Buyer, now: string): Promise<Customer> {
  const known = await findCustomer(db, buyer.uid);
  if (known?.partner === payments.partner) return known;
  if (known !== undefined) await forgetCustomer(db, known.customerId);
  const key = await claimCustomerKey(db, buyer.uid, randomUUID());
  if (key === undefined) throw noSuchUser();
  const customerId = await payments.newCustomer(buyer, key);
  return keep(db, payments, { uid: buyer.uid, partner: payments.partner, customerId }, now);
}

/** Stores a new customer. Removes it at the partner if the user already has one, or was just deleted. */
async function keep(db: Db, payments: Payments, created: Customer, now: string): Promise<Customer> {
  const failure = await addCustomer(db, created, now).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const kept = await findCustomer(db, created.uid);
  if (kept?.customerId === created.customerId) return kept;
  await payments.removeCustomer(created.customerId);
  if (kept !== undefined) return kept;
  await replaceCustomerKey(db, created.uid, randomUUID());
  throw failure === undefined ? noSuchUser() : failure.error;
}

/** Forgets a customer deleted by the partner, so that the next purchase creates a new one. */
export async function forgetCustomer(db: Db, customerId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const uid = await deleteCustomer(transaction, customerId);
    // The partner remembers the customer created with a key.
    if (uid !== undefined) await replaceCustomerKey(transaction, uid, randomUUID());
  });
}

/**
 * Cancels all subscriptions before an account's deletion, and deletes all customers ever created for it.
 * @throws {DomainError} `subscription-not-cancelled`: then nothing may be deleted
 */
export async function endPayments(db: Db, payments: Payments | null, buyer: Buyer): Promise<void> {
  const customer = await findCustomer(db, buyer.uid);
  if (customer === undefined && !(await hasCustomerKey(db, buyer.uid))) return;
  try {
    if (customer !== undefined && payments?.partner !== customer.partner)
      throw new Error(`This server doesn't sell through ${customer.partner}.`);
    const known = customer === undefined ? [] : [customer.customerId];
    const ids = new Set([...known, ...((await payments?.customersOf(buyer)) ?? [])]);
    for (const id of ids) await payments?.removeCustomer(id);
  } catch (error) {
    throw new DomainError("subscription-not-cancelled", undefined, { cause: error });
  }
  if (customer !== undefined) await forgetCustomer(db, customer.customerId);
}
