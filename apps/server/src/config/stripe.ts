import { OFFERS, type Offer } from "@matte/engine";
import type { StripeSettings } from "./config.ts";
import { parseLocalUrl, parsePrefixed, type Read } from "./values.ts";

/** The settings of Stripe; null if none of them is set. It is a mistake to set only some. */
export function readStripe(read: Read, complaints: string[]): StripeSettings | null {
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
  const wanted: [name: string, value: string][] = [
    ["STRIPE_SECRET_KEY", secretKey],
    ["STRIPE_WEBHOOK_SECRET", webhookSecret],
    ...OFFERS.map((offer): [string, string] => [priceVariable(offer), prices[offer]]),
  ];
  if (wanted.every(([, value]) => value === "")) return null;
  for (const [name, value] of wanted)
    if (value === "") complaints.push(`${name} is missing: selling through Stripe needs all of ${named(wanted)}.`);
  return { secretKey, webhookSecret, prices, api };
}

/** The variable with the id of an offer's price: `STRIPE_PRICE_PRO_ANNUAL`. */
function priceVariable(offer: Offer): string {
  return `STRIPE_PRICE_${offer.toUpperCase().replaceAll("-", "_")}`;
}

function named(wanted: readonly (readonly [string, string])[]): string {
  return wanted.map(([name]) => name).join(", ");
}
