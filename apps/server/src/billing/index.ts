/** Payments: Stripe, or the development checkout in its place. */
import type { Stripe } from "stripe";
import type { Config, StripeSettings } from "../config/config.ts";
import type { Db } from "../db/schema.ts";
import type { Payments } from "../domain/payments.ts";
import type { App } from "../http/app.ts";
import { developmentPayments } from "./development/payments.ts";
import { addDevelopmentCheckout } from "./development/routes.ts";
import { openStripe } from "./stripe/client.ts";
import { stripePayments } from "./stripe/payments.ts";
import { addStripeWebhook } from "./stripe/webhook.ts";

/**
 * Adds the configured partner's routes.
 * @param origin the product's origin
 * @returns the partner; null without one
 */
export async function addPayments(
  app: App,
  { config, db, origin }: { readonly config: Config; readonly db: Db; readonly origin: () => string },
): Promise<Payments | null> {
  const { payments } = config;
  if (payments === null) return null;
  if (payments === "development") {
    await addDevelopmentCheckout(app, db);
    return developmentPayments;
  }
  const stripe: Stripe = await openStripe(payments);
  const partner = stripePayments(stripe, payments, origin);
  await addStripeWebhook(app, db, { stripe, settings: payments, payments: partner });
  return partner;
}

/** Opens the partner for the operator's commands, which need no return URL. */
export async function operatorPayments(settings: StripeSettings | null): Promise<Payments> {
  if (settings === null) return developmentPayments;
  return stripePayments(await openStripe(settings), settings, () => "");
}
