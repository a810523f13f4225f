import type { Stripe } from "stripe";
import { offerTerms } from "@matte/engine";
import type { StripeSettings } from "../../config/config.ts";
import type { Credits, Order, Payments } from "../../domain/payments.ts";
import { checkoutPage } from "../checkout-page.ts";
import { expireCheckouts } from "./checkouts.ts";
import { stripeCredits } from "./credits.ts";
import { createCustomer, deleteCustomer, listCustomersOf } from "./customers.ts";
import { liveSubscriptions } from "./subscriptions.ts";

export type StripePayments = Payments & { readonly credits: Credits };

/**
 * Opens Stripe Checkout and its customer portal.
 * @param origin the product's origin, for Stripe's return
 * @see https://docs.stripe.com/api/checkout/sessions/create
 * @see https://docs.stripe.com/api/customer_portal/sessions/create
 */
export function stripePayments(stripe: Stripe, settings: StripeSettings, origin: () => string): StripePayments {
  const portalUrl = async (customer: string): Promise<string> => {
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${origin()}/account` });
    return url;
  };
  const isPaying = async (customer: string): Promise<boolean> =>
    // Stripe knows payments first. Asking it keeps a user from paying twice.
    (await liveSubscriptions(stripe, settings, customer)).length > 0;
  return {
    partner: "stripe",
    newCustomer: (buyer, key) => createCustomer(stripe, buyer, key),
    customersOf: (buyer) => listCustomersOf(stripe, buyer),
    checkoutUrl: async (order) => {
      const { customerId } = order;
      if (await isPaying(customerId)) return portalUrl(customerId);
      const { id, url } = await stripe.checkout.sessions.create(session(order, settings, origin()));
      if (url === null) throw new Error("Stripe created a checkout without a URL.");
      await expireCheckouts(stripe, customerId, id);
      // The earlier checkout may have been paid before it could expire.
      if (!(await isPaying(customerId))) return url;
      await expireCheckouts(stripe, customerId);
      return portalUrl(customerId);
    },
    portalUrl,
    removeCustomer: async (customerId) => {
      await expireCheckouts(stripe, customerId);
      await deleteCustomer(stripe, customerId);
    },
    credits: stripeCredits(stripe, settings),
  };
}

function session(
  { uid, customerId, offer }: Order,
  { prices }: StripeSettings,
  origin: string,
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "subscription",
    customer: customerId,
    client_reference_id: uid,
    line_items: [{ price: prices[offer], quantity: 1 }],
    // Names the plan even after the offer's price changes.
    subscription_data: { metadata: { plan: offerTerms(offer).plan } },
    success_url: origin + checkoutPage(offer, "paid"),
    cancel_url: origin + checkoutPage(offer, "cancelled"),
  };
}
