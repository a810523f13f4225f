import { endpoints } from "@matte/contracts";
import type { Payments } from "../../domain/payments.ts";

/** Payment partner for development and tests, which takes no money. */
export const developmentPayments: Payments = {
  partner: "development",
  newCustomer: ({ uid }) => Promise.resolve(`development:${uid}`),
  checkoutUrl: ({ offer }) => Promise.resolve(`${endpoints.showDevelopmentCheckout.path}?plan=${offer}`),
  portalUrl: () => Promise.resolve(endpoints.showDevelopmentSubscription.path),
  // Nothing exists outside the database.
  customersOf: () => Promise.resolve([]),
  removeCustomer: () => Promise.resolve(),
  credits: null,
};
