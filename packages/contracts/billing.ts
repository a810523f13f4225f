import { OFFERS, PLANS } from "@matte/engine";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";

export const checkoutRequest = z.strictObject({ offer: z.enum(OFFERS) });

/** URL for the browser to open next: the checkout, or the page for managing a subscription. */
export const billingUrl = z.strictObject({ success: z.literal(true), url: z.string().check(z.minLength(1)) });

export const subscription = z.strictObject({
  plan: z.enum(PLANS),
  /** Next charge; null without one, or if unknown. */
  renewsAt: z.nullable(instant),
  /** End; null while it renews. */
  endsAt: z.nullable(instant),
});
export type Subscription = z.infer<typeof subscription>;

export const billingAnswer = z.strictObject({
  /** Payment partner; null if nothing is for sale. */
  checkout: z.nullable(z.enum(["stripe", "development"])),
  subscription: z.nullable(subscription),
  /** Support address for plans with priority support; null for all others. */
  support: z.nullable(z.string()),
});
export type BillingAnswer = z.infer<typeof billingAnswer>;

export const webhookAnswer = z.strictObject({ received: z.literal(true) });
