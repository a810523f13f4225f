import { OFFERS, offerTerms, PAID_PLANS } from "@matte/engine";
import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";
import type { LiveSubscription } from "../../domain/payments.ts";
import { isGone } from "./client.ts";

/** Includes `past_due`, while Stripe still retries the charge; afterwards it is `unpaid` or `canceled`. */
const LIVE: ReadonlySet<string> = new Set(["active", "trialing", "past_due"]);

/**
 * Returns the customer's subscriptions with a current plan.
 * @see https://docs.stripe.com/api/subscriptions/object
 */
export async function liveSubscriptions(
  stripe: Stripe,
  settings: Pick<StripeSettings, "prices">,
  customer: string,
): Promise<LiveSubscription[]> {
  return (await listLive(stripe, settings, customer)).flatMap((subscription) => read(subscription, settings));
}

/** Returns the same subscriptions as Stripe's objects. */
export async function listLive(
  stripe: Stripe,
  settings: Pick<StripeSettings, "prices">,
  customer: string,
): Promise<Stripe.Subscription[]> {
  try {
    const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
    return data.filter((subscription) => LIVE.has(subscription.status) && planOf(subscription, settings) !== undefined);
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

/** Ends a subscription at once; ignores one already ended. */
export async function cancelSubscription(stripe: Stripe, id: string): Promise<void> {
  await stripe.subscriptions.cancel(id).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}

function read(subscription: Stripe.Subscription, settings: Pick<StripeSettings, "prices">): LiveSubscription[] {
  const plan = planOf(subscription, settings);
  if (plan === undefined) return [];
  const period = subscription.items.data[0]?.current_period_end ?? null;
  const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? period : null);
  return [{ id: subscription.id, plan, renewsAt: end === null ? instant(period) : null, endsAt: instant(end) }];
}

/** Plan for the charged price, or from the metadata when the configuration no longer has this price. */
function planOf(
  { items, metadata }: Stripe.Subscription,
  { prices }: Pick<StripeSettings, "prices">,
): LiveSubscription["plan"] | undefined {
  const offer = OFFERS.find((known) => items.data.some(({ price }) => price.id === prices[known]));
  if (offer !== undefined) return offerTerms(offer).plan;
  return PAID_PLANS.find((plan) => plan === metadata["plan"]);
}

/** @param seconds since 1970 */
function instant(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
