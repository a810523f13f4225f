import type { Offer } from "@matte/engine";

/** Returns the checkout page's path, with the outcome reported on return. */
export function checkoutPage(offer: Offer, outcome: "paid" | "cancelled"): string {
  return `/checkout?plan=${offer}&${outcome}=1`;
}
