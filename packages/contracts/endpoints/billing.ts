import { billingAnswer, billingUrl, checkoutRequest, webhookAnswer } from "../billing.ts";
import { endpoint } from "../endpoint.ts";
import { uidParams } from "../users.ts";

const development = "/api/checkout/development";

export const billing = {
  /** URL for buying an offer. */
  beginCheckout: endpoint({
    method: "POST",
    path: "/api/checkout",
    body: checkoutRequest,
    answer: billingUrl,
    errors: ["user-not-found", "field-protected", "checkout-closed", "payments-unavailable"],
  }),
  /** URL for managing the user's subscription. */
  openPortal: endpoint({
    method: "POST",
    path: "/api/billing-portal",
    answer: billingUrl,
    errors: ["nothing-bought", "payments-unavailable"],
  }),
  readBilling: endpoint({
    method: "GET",
    path: "/api/users/:uid/billing",
    params: uidParams,
    answer: billingAnswer,
    errors: ["user-not-found"],
  }),
  receiveStripeEvent: endpoint({
    method: "POST",
    path: "/api/stripe/webhook",
    bodyLimit: 512 * 1024,
    answer: webhookAnswer,
    errors: ["signature-invalid", "payment-state-unavailable"],
  }),
  /** Development checkout page. */
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
  /** Development checkout's page for a subscription. */
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
