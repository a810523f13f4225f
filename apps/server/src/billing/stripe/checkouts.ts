import type { Stripe } from "stripe";

/**
 * Expires a customer's open checkouts, after which none can be paid.
 * @param newest checkout to keep, with everything newer; none by default. Simultaneous requests each expire only older
 * checkouts,
 * so the latest stays open
 * @see https://docs.stripe.com/api/checkout/sessions/expire
 */
export async function expireCheckouts(stripe: Stripe, customer: string, newest?: string): Promise<void> {
  // The newest first. Stripe expires them after 24 hours.
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  const place = data.findIndex(({ id }) => id === newest);
  // A newer request has expired this one, with everything older.
  if (newest !== undefined && place === -1) return;
  for (const { id } of data.slice(place + 1)) await expire(stripe, id);
}

async function expire(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    // Already paid, or expired by another request.
    if (!(error instanceof Error && "type" in error && error.type === "StripeInvalidRequestError")) throw error;
  });
}
