/** Prices in US dollars. */

export interface Price {
  /** US cents per charge. */
  readonly cents: number;
  /** Months from one charge to the next. */
  readonly months: 1 | 12;
}
