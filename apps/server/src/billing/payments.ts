import type { Offer } from "@matte/engine";
import type { Partner } from "../repositories/billing.ts";

/** Whoever wants to buy. */
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

/** Who takes the money: Stripe, or the development checkout, which takes none. Whatever fails, throws. */
export interface Payments {
  readonly partner: Partner;
  /** Makes the buyer known to the partner. @returns the partner's id */
  newCustomer(buyer: Buyer): Promise<string>;
  /** Where the order is paid, an address or a path of ours; where it is changed, for somebody who pays already. */
  checkoutAddress(order: Order): Promise<string>;
  /** Where the customer changes and cancels what they pay for. */
  portalAddress(customerId: string): Promise<string>;
  /** Ends every subscription at once and forgets the customer, who can pay nothing from then on. */
  removeCustomer(customerId: string): Promise<void>;
}

/** The page of ours that leads to the checkout, and that the checkout leads back to. */
export function checkoutPage(offer: Offer, outcome: "paid" | "cancelled"): string {
  return `/checkout?plan=${offer}&${outcome}=1`;
}
