import { OFFERS, offerTerms, PAID_PLANS } from "@matte/engine";
import type { Stripe } from "stripe";
import type { StripeSettings } from "../../config/config.ts";
import type { LiveSubscription } from "../../domain/payments.ts";
import { isGone } from "./client.ts";

/** `past_due` too: Stripe still tries to charge, and says `unpaid` or `canceled` when it gives up. */
const LIVE: ReadonlySet<string> = new Set(["active", "trialing", "past_due"]);

/**
 * What a customer has at this moment.
 * @see https://docs.stripe.com/api/subscriptions/object
 */
export async function liveSubscriptions(
  stripe: Stripe,
  settings: Pick<StripeSettings, "prices">,
  customer: string,
): Promise<LiveSubscription[]> {
  try {
    const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
    return data.flatMap((subscription) => (LIVE.has(subscription.status) ? read(subscription, settings) : []));
  } catch (error) {
    if (isGone(error)) return [];
    throw error;
  }
}

function read(subscription: Stripe.Subscription, settings: Pick<StripeSettings, "prices">): LiveSubscription[] {
  const plan = planOf(subscription, settings);
  if (plan === undefined) return [];
  const period = subscription.items.data[0]?.current_period_end ?? null;
  const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? period : null);
  return [{ id: subscription.id, plan, renewsAt: end === null ? instant(period) : null, endsAt: instant(end) }];
}

/** By the price that is charged; by what the checkout noted, where that price is no longer one of ours. */
function planOf(
  { items, metadata }: Stripe.Subscription,
  { prices }: Pick<StripeSettings, "prices">,
): LiveSubscription["plan"] | undefined {
  const offer = OFFERS.find((one) => items.data.some(({ price }) => price.id === prices[one]));
  if (offer !== undefined) return offerTerms(offer).plan;
  return PAID_PLANS.find((plan) => plan === metadata["plan"]);
}

/** Stripe counts seconds since 1970. */
function instant(seconds: number | null): string | null {
  return seconds === null ? null : new Date(seconds * 1000).toISOString();
}
