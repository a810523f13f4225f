/** What can be bought (SPEC §9). */
import type { Plan } from "./plans.ts";

export const OFFERS = ["pro-annual", "pro-monthly", "studio"] as const;
export type Offer = (typeof OFFERS)[number];

export interface OfferTerms {
  readonly plan: Exclude<Plan, "free">;
  readonly name: string;
  /** US cents that are charged each time. */
  readonly cents: number;
  /** Months from one charge to the next. */
  readonly months: 1 | 12;
}

const TERMS: Readonly<Record<Offer, OfferTerms>> = {
  "pro-annual": { plan: "pro", name: "Pro", cents: 8388, months: 12 },
  "pro-monthly": { plan: "pro", name: "Pro", cents: 1499, months: 1 },
  studio: { plan: "studio", name: "Studio", cents: 1499, months: 1 },
};

export function offerTerms(offer: Offer): OfferTerms {
  return TERMS[offer];
}

/** The offer of that name, as it stands in an address; undefined for anything else. */
export function offerNamed(name: unknown): Offer | undefined {
  return OFFERS.find((offer) => offer === name);
}

/** US dollars a month: `6.99`. */
export function monthlyPrice(offer: Offer): string {
  const { cents, months } = TERMS[offer];
  return dollars(cents / months);
}

/** How it is charged: `billed annually at $83.88`. */
export function billingWords(offer: Offer): string {
  const { cents, months } = TERMS[offer];
  return months === 12 ? `billed annually at $${dollars(cents)}` : "billed monthly";
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
