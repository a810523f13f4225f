import { OFFERS, type Offer } from "@matte/engine";
import type { StripeSettings } from "./config.ts";
import { parseLocalUrl, parsePrefixed, type Read } from "./values.ts";

/** Reads the Stripe account. Null when unset; an incomplete setting is a mistake. */
export function readStripe(read: Read, mistakes: string[]): StripeSettings | null {
  const secretKey = read("STRIPE_SECRET_KEY", "", parsePrefixed("a secret key of Stripe’s", ["sk_", "rk_"]), "hidden");
  const webhookSecret = read(
    "STRIPE_WEBHOOK_SECRET",
    "",
    parsePrefixed("the signing secret of Stripe’s webhook endpoint", ["whsec_"]),
    "hidden",
  );
  const price = (offer: Offer): string =>
    read(priceVariable(offer), "", parsePrefixed("the id of a recurring price at Stripe", ["price_"]));
  const prices = Object.fromEntries(OFFERS.map((offer) => [offer, price(offer)])) as Record<Offer, string>;
  const api = read("STRIPE_API_URL", null, parseLocalUrl);
  const required: [name: string, value: string][] = [
    ["STRIPE_SECRET_KEY", secretKey],
    ["STRIPE_WEBHOOK_SECRET", webhookSecret],
    ...OFFERS.map((offer): [string, string] => [priceVariable(offer), prices[offer]]),
  ];
  if (required.every(([, value]) => value === "")) return null;
  for (const [name, value] of required)
    if (value === "") mistakes.push(`${name} is missing: selling through Stripe needs all of ${namesOf(required)}.`);
  return { secretKey, webhookSecret, prices, api };
}

/** Names the variable for an offer's price id: `STRIPE_PRICE_PRO_ANNUAL`. */
function priceVariable(offer: Offer): string {
  return `STRIPE_PRICE_${offer.toUpperCase().replaceAll("-", "_")}`;
}

function namesOf(required: readonly (readonly [string, string])[]): string {
  return required.map(([name]) => name).join(", ");
}
