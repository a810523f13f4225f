/** Payment partner port, for the services. */
import type { Offer, PaidPlan } from "@matte/engine";

export type Partner = "stripe" | "development";

export interface Buyer {
  readonly uid: string;
  readonly email: string;
}

export interface Order {
  readonly uid: string;
  /** The partner's id for the buyer. */
  readonly customerId: string;
  readonly offer: Offer;
}

/** A subscription with a current plan. */
export interface LiveSubscription {
  /** The partner's id. */
  readonly id: string;
  readonly plan: PaidPlan;
  /** Next charge, ISO 8601; null without one. */
  readonly renewsAt: string | null;
  /** End, ISO 8601; null while it renews. */
  readonly endsAt: string | null;
}

/** Stripe, or the development checkout, which takes no money. Every method throws when the partner fails. */
export interface Payments {
  readonly partner: Partner;
  /** Creates a customer; the same one for the same key. @returns the partner's id */
  newCustomer(buyer: Buyer, key: string): Promise<string>;
  /** Lists all customers created for a user, including those lost by the server. */
  customersOf(buyer: Buyer): Promise<readonly string[]>;
  /**
   * Returns a URL for paying the order, or for changing the customer's existing subscription. May be a path on our
   * origin. The customer's earlier URLs stop working.
   */
  checkoutUrl(order: Order): Promise<string>;
  /** Returns a URL for changing and cancelling subscriptions. */
  portalUrl(customerId: string): Promise<string>;
  /** Ends every subscription at once and deletes the customer. */
  removeCustomer(customerId: string): Promise<void>;
}
