import { OFFERS, PLANS } from "@matte/engine";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";

export const checkoutRequest = z.strictObject({ offer: z.enum(OFFERS) });

/** URL that the browser opens next: the checkout, or the page that manages a subscription. */
export const billingUrl = z.strictObject({ success: z.literal(true), url: z.string().check(z.minLength(1)) });

export const subscription = z.strictObject({
  plan: z.enum(PLANS),
  /** Instant of the next charge; null where there is none or it is unknown. */
  renewsAt: z.nullable(instant),
  /** Instant at which it ends; null while it renews. */
  endsAt: z.nullable(instant),
});
export type Subscription = z.infer<typeof subscription>;

export const billingAnswer = z.strictObject({
  /** Payment partner; null where nothing can be bought. */
  checkout: z.nullable(z.enum(["stripe", "development"])),
  subscription: z.nullable(subscription),
  /** E-mail address of the support for plans with priority support; null for all others. */
  support: z.nullable(z.string()),
});
export type BillingAnswer = z.infer<typeof billingAnswer>;

export const webhookAnswer = z.strictObject({ received: z.literal(true) });
