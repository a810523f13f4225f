import { sha256 } from "../../domain/secrets.ts";
import type { Stripe } from "stripe";
import type { Buyer } from "../../domain/payments.ts";
import { isGone } from "./client.ts";

/**
 * Creates a customer; a key from the last 24 hours returns the existing one.
 * @see https://docs.stripe.com/api/idempotent_requests
 */
export async function createCustomer(stripe: Stripe, { uid, email }: Buyer, key: string): Promise<string> {
  // A key belongs to its parameters, and an address can change.
  const idempotencyKey = sha256(`${key} ${email}`);
  return (await stripe.customers.create({ email, metadata: { uid } }, { idempotencyKey })).id;
}

/**
 * Lists customers by the user's address, which Stripe finds at once, and by uid, found after a minute.
 * @see https://docs.stripe.com/search#data-freshness
 */
export async function listCustomersOf(stripe: Stripe, { uid, email }: Buyer): Promise<string[]> {
  const [listed, found] = [
    await stripe.customers.list({ email, limit: 100 }),
    await stripe.customers.search({ query: `metadata["uid"]:"${uid}"`, limit: 100 }),
  ];
  const all = [...listed.data, ...found.data].filter(({ metadata }) => metadata["uid"] === uid);
  return [...new Set(all.map(({ id }) => id))];
}

/** Deletes a customer; Stripe also cancels the subscriptions and deletes the e-mail address and cards. */
export async function deleteCustomer(stripe: Stripe, customerId: string): Promise<void> {
  await stripe.customers.del(customerId).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}
