import { OFFERS, PLANS } from "@matte/engine";
import { instant } from "./onboarding.ts";
import { z } from "./schema.ts";

/** `POST /api/checkout`: what is to be bought. */
export const checkoutRequest = z.strictObject({ offer: z.enum(OFFERS) });

/** Where the browser goes next: to the checkout, or to where what is paid is managed. */
export const billingAddress = z.strictObject({ success: z.literal(true), url: z.string().check(z.minLength(1)) });

/** What is paid for. */
export const subscription = z.strictObject({
  plan: z.enum(PLANS),
  /** When it is charged again; null where it is not, or nobody knows. */
  renewsAt: z.nullable(instant),
  /** When it ends, where that is settled. */
  endsAt: z.nullable(instant),
});
export type Subscription = z.infer<typeof subscription>;

/** `GET /api/users/:uid/billing`. */
export const billingAnswer = z.strictObject({
  /** Who takes the money; null where nothing can be bought. */
  checkout: z.nullable(z.enum(["stripe", "development"])),
  subscription: z.nullable(subscription),
  /** An e-mail address that answers Studio's users; null for all others. */
  support: z.nullable(z.string()),
});
export type BillingAnswer = z.infer<typeof billingAnswer>;
