/** Buying a plan and managing subscriptions. */
import { billingAnswer, billingUrl, checkoutRequest, webhookAnswer } from "../billing.ts";
import { endpoint } from "../endpoint.ts";
import { uidParams } from "../users.ts";

const development = "/api/checkout/development";

export const billing = {
  /** URL at which an offer is bought. */
  beginCheckout: endpoint({
    method: "POST",
    path: "/api/checkout",
    body: checkoutRequest,
    answer: billingUrl,
    errors: ["user-not-found", "field-protected", "checkout-closed", "payments-unavailable"],
  }),
  /** URL at which the user's subscription is managed. */
  openPortal: endpoint({
    method: "POST",
    path: "/api/billing-portal",
    answer: billingUrl,
    errors: ["nothing-bought", "payments-unavailable"],
  }),
  /** The user's subscription and the way to support. */
  readBilling: endpoint({
    method: "GET",
    path: "/api/users/:uid/billing",
    params: uidParams,
    answer: billingAnswer,
    errors: ["user-not-found"],
  }),
  /** Stripe's webhook. */
  receiveStripeEvent: endpoint({
    method: "POST",
    path: "/api/stripe/webhook",
    bodyLimit: 512 * 1024,
    answer: webhookAnswer,
    errors: ["signature-invalid", "payment-state-unavailable"],
  }),
  /** Page of the development checkout. */
  showDevelopmentCheckout: endpoint({
    method: "GET",
    path: development,
    errors: ["local-only", "offer-not-found"],
  }),
  /** Buys an offer in the development checkout. */
  payInDevelopment: endpoint({
    method: "POST",
    path: development,
    errors: ["local-only", "offer-not-found", "user-not-found"],
  }),
  /** Page of a subscription in the development checkout. */
  showDevelopmentSubscription: endpoint({
    method: "GET",
    path: `${development}/subscription`,
    errors: ["local-only"],
  }),
  /** Cancels a subscription in the development checkout. */
  cancelInDevelopment: endpoint({
    method: "POST",
    path: `${development}/subscription`,
    errors: ["local-only", "user-not-found"],
  }),
};
