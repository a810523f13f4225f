import type { Stripe } from "stripe";
import { offerTerms } from "@matte/engine";
import type { StripeSettings } from "../../config/config.ts";
import type { Order, Payments } from "../../domain/payments.ts";
import { checkoutPage } from "../checkout-page.ts";
import { isGone } from "./client.ts";
import { liveSubscriptions } from "./subscriptions.ts";

/**
 * Stripe Checkout and its customer portal.
 * @param origin of the product's URLs, to which Stripe returns
 * @see https://docs.stripe.com/api/checkout/sessions/create
 * @see https://docs.stripe.com/api/customer_portal/sessions/create
 */
export function stripePayments(stripe: Stripe, settings: StripeSettings, origin: () => string): Payments {
  const portalUrl = async (customer: string): Promise<string> => {
    const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: `${origin()}/account` });
    return url;
  };
  return {
    partner: "stripe",
    newCustomer: async ({ uid, email }) => (await stripe.customers.create({ email, metadata: { uid } })).id,
    checkoutUrl: async (order) => {
      // Read from Stripe, which knows of a payment before the server does, so that a user never pays twice.
      const paying = await liveSubscriptions(stripe, settings, order.customerId);
      if (paying.length > 0) return portalUrl(order.customerId);
      const { url } = await stripe.checkout.sessions.create(session(order, settings, origin()));
      if (url === null) throw new Error("Stripe created a checkout without a URL.");
      return url;
    },
    portalUrl,
    // Stripe also cancels the customer's subscriptions and deletes the e-mail address and cards.
    removeCustomer: async (customerId) => {
      await stripe.customers.del(customerId).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
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
    // Names the plan when the price of the offer changes later.
    subscription_data: { metadata: { plan: offerTerms(offer).plan } },
    success_url: origin + checkoutPage(offer, "paid"),
    cancel_url: origin + checkoutPage(offer, "cancelled"),
  };
}
