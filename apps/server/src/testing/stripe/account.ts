/** Keys and prices shared by the server and the fake Stripe. */
import { Stripe } from "stripe";
import type { FakeStripe } from "./fake-state.ts";

export const PRICES = { annual: "price_annual", monthly: "price_monthly", studio: "price_studio" } as const;

const SECRET_KEY = "sk_test_matte";
const WEBHOOK_SECRET = "whsec_matte";

/** Returns the environment variables that configure Stripe. */
export function stripeEnvironment({ origin }: Pick<FakeStripe, "origin">): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_PRICE_PRO_ANNUAL: PRICES.annual,
    STRIPE_PRICE_PRO_MONTHLY: PRICES.monthly,
    STRIPE_PRICE_STUDIO: PRICES.studio,
    STRIPE_API_URL: origin,
  };
}

export interface Signing {
  readonly secret?: string | undefined;
  /** Seconds since 1970. */
  readonly signedAt?: number | undefined;
}

/** Returns a Stripe event's headers. @see https://docs.stripe.com/webhooks/signature */
export function signedHeaders(payload: string, signing: Signing = {}): Record<string, string> {
  const { secret = WEBHOOK_SECRET, signedAt: timestamp = Math.floor(Date.now() / 1000) } = signing;
  const { webhooks } = new Stripe(SECRET_KEY);
  const signature = webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { "content-type": "application/json", "stripe-signature": signature };
}
