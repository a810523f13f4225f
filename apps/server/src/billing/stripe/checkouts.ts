import type { Stripe } from "stripe";

/**
 * Expires the open checkouts of a customer, after which none can be paid.
 * @param newest id of the checkout to keep, with everything newer: of two simultaneous requests the later checkout stays open,
 *   because each expires only what is older than its own; none by default
 * @see https://docs.stripe.com/api/checkout/sessions/expire
 */
export async function expireCheckouts(stripe: Stripe, customer: string, newest?: string): Promise<void> {
  // The newest first. Stripe itself expires them after 24 hours.
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  const place = data.findIndex(({ id }) => id === newest);
  // A newer request has expired this one, with everything older.
  if (newest !== undefined && place === -1) return;
  for (const { id } of data.slice(place + 1)) await expire(stripe, id);
}

async function expire(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    // It is no longer open: paid, or expired by another request.
    if (!(error instanceof Error && "type" in error && error.type === "StripeInvalidRequestError")) throw error;
  });
}
