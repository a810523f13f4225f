/** Ends subscriptions after a refund or dispute. */
import type { Stripe } from "stripe";
import { cancelSubscription } from "./subscriptions.ts";

/**
 * Ends the subscription paid by a fully refunded charge.
 * @returns the customer; null for a charge without one
 */
export async function afterRefund(stripe: Stripe, chargeId: string): Promise<string | null> {
  const charge = await stripe.charges.retrieve(chargeId);
  if (charge.refunded) await endSubscriptionOf(stripe, charge);
  return idOf(charge.customer);
}

/**
 * Ends the subscription paid by a disputed charge, except for an inquiry or a won dispute.
 * @see https://docs.stripe.com/api/disputes/object#dispute_object-status
 * @returns the customer; null for a charge without one
 */
export async function afterDispute(stripe: Stripe, disputeId: string): Promise<string | null> {
  const { status, charge: charged } = await stripe.disputes.retrieve(disputeId);
  const charge = typeof charged === "string" ? await stripe.charges.retrieve(charged) : charged;
  const harmless = status.startsWith("warning_") || status === "won" || status === "prevented";
  if (!harmless) await endSubscriptionOf(stripe, charge);
  return idOf(charge.customer);
}

async function endSubscriptionOf(stripe: Stripe, charge: Stripe.Charge): Promise<void> {
  const subscription = await subscriptionOf(stripe, charge);
  if (subscription !== null) await cancelSubscription(stripe, subscription);
}

/** Finds the invoice paid by a charge. @see https://docs.stripe.com/api/invoice-payment/list */
async function subscriptionOf(stripe: Stripe, charge: Stripe.Charge): Promise<string | null> {
  const intent = idOf(charge.payment_intent);
  if (intent === null) return null;
  const payments = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: intent },
    expand: ["data.invoice"],
  });
  for (const { invoice } of payments.data) {
    const subscription = typeof invoice === "object" && "parent" in invoice ? subscriptionIn(invoice) : null;
    if (subscription !== null) return subscription;
  }
  return null;
}

function subscriptionIn({ parent }: Stripe.Invoice): string | null {
  return idOf(parent?.subscription_details?.subscription ?? null);
}

/** Returns the id from a reference, which Stripe sends as an id or as the whole object. */
export function idOf(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === "object" ? (reference?.id ?? null) : reference;
}
