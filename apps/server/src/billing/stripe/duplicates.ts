/** A customer pays once: a second subscription is refunded and cancelled. */
import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";
import { idOf } from "./reversals.ts";
import { cancelSubscription, listLive } from "./subscriptions.ts";

/**
 * Refunds and cancels all subscriptions but the customer's first. Repeatable after a failure.
 * @returns ids of the cancelled subscriptions
 */
export async function endDuplicates(
  stripe: Stripe,
  settings: Pick<StripeSettings, "prices">,
  customer: string,
): Promise<string[]> {
  const live = (await listLive(stripe, settings, customer)).toSorted(byAge);
  const later = live.slice(1);
  for (const { id, latest_invoice } of later) {
    // Refunds first: after a failure the subscription must still be found.
    await refund(stripe, idOf(latest_invoice));
    await cancelSubscription(stripe, id);
  }
  return later.map(({ id }) => id);
}

function byAge(one: Stripe.Subscription, other: Stripe.Subscription): number {
  return one.created - other.created || (one.id < other.id ? -1 : 1);
}

/** @see https://docs.stripe.com/api/refunds/create */
async function refund(stripe: Stripe, invoice: string | null): Promise<void> {
  if (invoice === null) return;
  const { data } = await stripe.invoicePayments.list({ invoice, limit: 100 });
  for (const { payment } of data) {
    const intent = idOf(payment.payment_intent ?? null);
    if (intent !== null) await refundPayment(stripe, intent);
  }
}

async function refundPayment(stripe: Stripe, intent: string): Promise<void> {
  const idempotencyKey = `refund ${intent}`;
  await stripe.refunds
    .create({ payment_intent: intent, reason: "duplicate" }, { idempotencyKey })
    .catch((error: unknown) => {
      const refunded = error instanceof Error && "code" in error && error.code === "charge_already_refunded";
      if (!refunded) throw error;
    });
}
