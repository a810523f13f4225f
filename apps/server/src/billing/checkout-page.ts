import type { Offer } from "@matte/engine";

/** Path of the page that leads to the checkout, with the outcome with which the checkout returns to it. */
export function checkoutPage(offer: Offer, outcome: "paid" | "cancelled"): string {
  return `/checkout?plan=${offer}&${outcome}=1`;
}
