/** Port of a payment partner, for the services. */
import type { Offer, PaidPlan } from "@matte/engine";

export type Partner = "stripe" | "development";

export interface Buyer {
  readonly uid: string;
  readonly email: string;
}

export interface Order {
  readonly uid: string;
  /** The partner's id of the buyer. */
  readonly customerId: string;
  readonly offer: Offer;
}

/** A subscription that gives its plan now. */
export interface LiveSubscription {
  /** The partner's id. */
  readonly id: string;
  readonly plan: PaidPlan;
  /** Instant of the next charge, ISO 8601; null where there is none. */
  readonly renewsAt: string | null;
  /** Instant at which it ends, ISO 8601; null while it renews. */
  readonly endsAt: string | null;
}

/** Stripe, or the development checkout, which takes no money. Every method throws when the partner fails. */
export interface Payments {
  readonly partner: Partner;
  /** Creates a customer; the same one for the same key. @returns the partner's id */
  newCustomer(buyer: Buyer, key: string): Promise<string>;
  /** Ids of all customers that were created for a user, those that the server lost included. */
  customersOf(buyer: Buyer): Promise<readonly string[]>;
  /**
   * URL where the order is paid, or where the subscription is changed if the customer has one. May be a path of ours. Earlier
   * URLs of the customer stop working.
   */
  checkoutUrl(order: Order): Promise<string>;
  /** URL where the customer changes and cancels subscriptions. */
  portalUrl(customerId: string): Promise<string>;
  /** Ends every subscription at once and deletes the customer. */
  removeCustomer(customerId: string): Promise<void>;
}
