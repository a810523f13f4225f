import type { Payments } from "../../domain/payments.ts";

/** Where the development checkout is; under the addresses of programs, so that no page of the product takes its place. */
export const DEVELOPMENT_CHECKOUT = "/api/checkout/development";

/** In the place of a payment partner, for developers and tests: what it sells costs nothing. */
export const developmentPayments: Payments = {
  partner: "development",
  newCustomer: ({ uid }) => Promise.resolve(`development:${uid}`),
  checkoutUrl: ({ offer }) => Promise.resolve(`${DEVELOPMENT_CHECKOUT}?plan=${offer}`),
  portalUrl: () => Promise.resolve(`${DEVELOPMENT_CHECKOUT}/subscription`),
  // Nobody else knows of them.
  removeCustomer: () => Promise.resolve(),
};
