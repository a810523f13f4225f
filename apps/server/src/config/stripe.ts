import { OFFERS, type Offer } from "@matte/engine";
import type { StripeSettings } from "./config.ts";
import { parseLocalUrl, parsePrefixed, type Read } from "./values.ts";

const PRICES = {
  "pro-annual": "STRIPE_PRICE_PRO_ANNUAL",
  "pro-monthly": "STRIPE_PRICE_PRO_MONTHLY",
  studio: "STRIPE_PRICE_STUDIO",
} as const satisfies Record<Offer, string>;

/** What Stripe takes money by; null when nothing of it is set. What is half set is a mistake. */
export function readStripe(read: Read, complaints: string[]): StripeSettings | null {
  const secretKey = read("STRIPE_SECRET_KEY", "", parsePrefixed("a secret key of Stripe’s", ["sk_", "rk_"]), "hidden");
  const webhookSecret = read(
    "STRIPE_WEBHOOK_SECRET",
    "",
    parsePrefixed("the signing secret of Stripe’s webhook endpoint", ["whsec_"]),
    "hidden",
  );
  const price = (offer: Offer): string =>
    read(PRICES[offer], "", parsePrefixed("the id of a recurring price at Stripe", ["price_"]));
  const prices = {
    "pro-annual": price("pro-annual"),
    "pro-monthly": price("pro-monthly"),
    studio: price("studio"),
  };
  const api = read("STRIPE_API_URL", null, parseLocalUrl);
  const wanted: [name: string, value: string][] = [
    ["STRIPE_SECRET_KEY", secretKey],
    ["STRIPE_WEBHOOK_SECRET", webhookSecret],
    ...OFFERS.map((offer): [string, string] => [PRICES[offer], prices[offer]]),
  ];
  if (wanted.every(([, value]) => value === "")) return null;
  for (const [name, value] of wanted)
    if (value === "") complaints.push(`${name} is missing: selling through Stripe needs all of ${named(wanted)}.`);
  return { secretKey, webhookSecret, prices, api };
}

function named(wanted: readonly (readonly [string, string])[]): string {
  return wanted.map(([name]) => name).join(", ");
}
