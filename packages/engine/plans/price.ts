/** Prices in US dollars. */

export interface Price {
  /** US cents per charge. */
  readonly cents: number;
  /** Months from one charge to the next. */
  readonly months: 1 | 12;
}

/** US dollars per month: `6.99`. */
export function monthlyPrice({ cents, months }: Price): string {
  return dollars(cents / months);
}

/** The rhythm of the charges: `billed annually at $83.88`. */
export function billingText({ cents, months }: Price): string {
  return months === 12 ? `billed annually at $${dollars(cents)}` : "billed monthly";
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
