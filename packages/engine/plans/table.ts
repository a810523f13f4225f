/** Lookups in a table of plans, typed by its rows. */
import type { Price } from "./price.ts";
import type { PlanRow } from "./rows.ts";

type Rows = Readonly<Record<string, PlanRow>>;

export type PlanOf<R extends Rows> = keyof R & string;
export type PaidPlanOf<R extends Rows> = {
  [P in PlanOf<R>]: [keyof R[P]["offers"]] extends [never] ? never : P;
}[PlanOf<R>];
export type OfferOf<R extends Rows> = { [P in PlanOf<R>]: keyof R[P]["offers"] & string }[PlanOf<R>];

/** One way of buying a plan. */
export interface OfferTermsOf<R extends Rows> extends Price {
  readonly offer: OfferOf<R>;
  readonly plan: PaidPlanOf<R>;
  /** The plan's name. */
  readonly name: string;
}

/** Row of a plan with its id and the terms of its offers. */
export interface PlanDetailsOf<R extends Rows> extends Omit<PlanRow, "benefits" | "highlights" | "offers"> {
  readonly plan: PlanOf<R>;
  readonly benefits: readonly R[PlanOf<R>]["benefits"][number][];
  readonly highlights: readonly R[PlanOf<R>]["highlights"][number][];
  readonly offers: readonly OfferTermsOf<R>[];
}

export interface PlanTable<R extends Rows> {
  /** All plans, the lowest first. */
  readonly plans: readonly PlanDetailsOf<R>[];
  /** Offers of all plans, in the plans' order. */
  readonly offers: readonly OfferTermsOf<R>[];
  readonly details: (plan: PlanOf<R>) => PlanDetailsOf<R>;
  readonly terms: (offer: OfferOf<R>) => OfferTermsOf<R>;
  /** True if `plan` is `other` or a higher one. */
  readonly includes: (plan: PlanOf<R>, other: PlanOf<R>) => boolean;
  readonly isPaid: (plan: PlanOf<R>) => plan is PaidPlanOf<R>;
}

/** @throws RangeError from its functions for ids that the types rule out */
export function planTable<const R extends Rows>(rows: R): PlanTable<R> {
  const plans = plansIn(rows);
  const offers = plans.flatMap((details) => details.offers);
  const details = finder(plans, ({ plan }) => plan);
  return {
    plans,
    offers,
    details,
    terms: finder(offers, ({ offer }) => offer),
    includes: (plan, other) => details(plan).order >= details(other).order,
    isPaid: (plan): plan is PaidPlanOf<R> => details(plan).offers.length > 0,
  };
}

function plansIn<R extends Rows>(rows: R): PlanDetailsOf<R>[] {
  const entries = Object.entries(rows) as [PlanOf<R>, R[PlanOf<R>]][];
  const plans = entries.map(([plan, row]) => ({ ...row, plan, offers: termsOf<R>(plan, row) }));
  return plans.toSorted((one, other) => one.order - other.order);
}

function termsOf<R extends Rows>(plan: PlanOf<R>, { name, offers }: PlanRow): OfferTermsOf<R>[] {
  // A plan with an offer is a paid one.
  return Object.entries(offers).map(([offer, price]) => ({ ...price, offer, plan, name }) as OfferTermsOf<R>);
}

function finder<Id, Item>(items: readonly Item[], idOf: (item: Item) => Id): (id: Id) => Item {
  const byId = new Map(items.map((item) => [idOf(item), item]));
  return (id) => {
    const item = byId.get(id);
    if (item === undefined) throw new RangeError(`${String(id)} is not in the table of plans`);
    return item;
  };
}
