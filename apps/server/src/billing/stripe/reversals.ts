/** Ends subscriptions after a refund or dispute. */
import type { Stripe } from "stripe";
import { cancelSubscription } from "./subscriptions.ts";

export interface Reversal {
  /** Null for a charge without one. */
  readonly customer: string | null;
  /** The charge; null unless the whole of it was reversed. */
  readonly reversed: string | null;
}

/** Ends the subscription paid by a fully refunded charge. */
export async function afterRefund(stripe: Stripe, chargeId: string): Promise<Reversal> {
  const charge = await stripe.charges.retrieve(chargeId);
  return reverse(stripe, charge, charge.refunded);
}

/**
 * Ends the subscription paid by a disputed charge, except for an inquiry or a won dispute.
 * @see https://docs.stripe.com/api/disputes/object#dispute_object-status
 */
export async function afterDispute(stripe: Stripe, disputeId: string): Promise<Reversal> {
  const { status, charge: charged } = await stripe.disputes.retrieve(disputeId);
  const charge = typeof charged === "string" ? await stripe.charges.retrieve(charged) : charged;
  const harmless = status.startsWith("warning_") || status === "won" || status === "prevented";
  return reverse(stripe, charge, !harmless);
}

async function reverse(stripe: Stripe, charge: Stripe.Charge, isReversed: boolean): Promise<Reversal> {
  const subscription = isReversed ? await subscriptionOf(stripe, charge) : null;
  if (subscription !== null) await cancelSubscription(stripe, subscription);
  return { customer: idOf(charge.customer), reversed: isReversed ? charge.id : null };
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
