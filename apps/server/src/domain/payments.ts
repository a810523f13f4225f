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

export interface Money {
  /** In the currency's smallest unit. */
  readonly amount: number;
  readonly currency: string;
}

/** Money received from a customer. */
export interface Payment {
  /** The partner's id. */
  readonly id: string;
  readonly amount: number;
  /** Hash of the card or account; null without a fingerprint. */
  readonly card: string | null;
  /** False once it was refunded or disputed. */
  readonly kept: boolean;
}

/** Customers' balances, which pay their next invoices. Every method throws when the partner fails. */
export interface Credits {
  /** Lists a customer's payments, the first one first. */
  paymentsOf(customerId: string): Promise<readonly Payment[]>;
  /** A month of a customer's subscription; null without one. */
  monthOf(customerId: string): Promise<Money | null>;
  /** Adds money to a balance, or takes it if negative; once for a key. Ignores a deleted customer. */
  change(customerId: string, money: Money, key: string): Promise<void>;
  /** True when a balance was changed with a key. */
  isChanged(customerId: string, key: string): Promise<boolean>;
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
  /** Null if customers have no balance. */
  readonly credits: Credits | null;
}
