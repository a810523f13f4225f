/** Buying a plan and managing subscriptions. */
import { billingAnswer, billingUrl, checkoutRequest, webhookAnswer } from "../billing.ts";
import { endpoint } from "../endpoint.ts";
import { uidParams } from "../users.ts";

const development = "/api/checkout/development";

export const billing = {
  beginCheckout: endpoint({
    method: "POST",
    path: "/api/checkout",
    summary: "URL at which an offer is bought.",
    body: checkoutRequest,
    answer: billingUrl,
    errors: ["user-not-found", "field-protected", "checkout-closed", "payments-unavailable"],
  }),
  openPortal: endpoint({
    method: "POST",
    path: "/api/billing-portal",
    summary: "URL at which the user's subscription is managed.",
    answer: billingUrl,
    errors: ["nothing-bought", "payments-unavailable"],
  }),
  readBilling: endpoint({
    method: "GET",
    path: "/api/users/:uid/billing",
    summary: "The user's subscription and the way to support.",
    params: uidParams,
    answer: billingAnswer,
    errors: ["user-not-found"],
  }),
  receiveStripeEvent: endpoint({
    method: "POST",
    path: "/api/stripe/webhook",
    summary: "Stripe's webhook.",
    bodyLimit: 512 * 1024,
    answer: webhookAnswer,
    errors: ["signature-invalid", "payment-state-unavailable"],
  }),
  showDevelopmentCheckout: endpoint({
    method: "GET",
    path: development,
    summary: "Page of the development checkout.",
    errors: ["local-only", "offer-not-found"],
  }),
  payInDevelopment: endpoint({
    method: "POST",
    path: development,
    summary: "Buys an offer in the development checkout.",
    errors: ["local-only", "offer-not-found", "user-not-found"],
  }),
  showDevelopmentSubscription: endpoint({
    method: "GET",
    path: `${development}/subscription`,
    summary: "Page of a subscription in the development checkout.",
    errors: ["local-only"],
  }),
  cancelInDevelopment: endpoint({
    method: "POST",
    path: `${development}/subscription`,
    summary: "Cancels a subscription in the development checkout.",
    errors: ["local-only", "user-not-found"],
  }),
};
