/** The plans: what each may do, includes and costs. No other file compares a plan with its name. */
import { BASE_PLAN } from "./base.ts";
import { PLAN_ROWS, type Capabilities } from "./rows.ts";
import {
  planTable,
  type OfferOf,
  type OfferTermsOf,
  type PaidPlanOf,
  type PlanDetailsOf,
  type PlanOf,
} from "./table.ts";

export { BASE_PLAN } from "./base.ts";

type Rows = typeof PLAN_ROWS;

export type Plan = PlanOf<Rows>;
/** Plan with a price. */
export type PaidPlan = PaidPlanOf<Rows>;
/** Name of an offer in the checkout's URL. */
export type Offer = OfferOf<Rows>;
export type OfferTerms = OfferTermsOf<Rows>;
export type PlanDetails = PlanDetailsOf<Rows>;
/** Id for a line on a pricing card. */
export type Benefit = PlanDetails["benefits"][number];
/** Id for a line in the upgrade dialog. */
export type Highlight = PlanDetails["highlights"][number];

const TABLE = planTable(PLAN_ROWS);

/** All plans with their rows, the lowest first. */
export const PLAN_LIST = TABLE.plans;
export const PLANS: readonly Plan[] = PLAN_LIST.map(({ plan }) => plan);
export const PAID_PLANS: readonly PaidPlan[] = PLANS.filter(TABLE.isPaid);
export const OFFERS: readonly Offer[] = TABLE.offers.map(({ offer }) => offer);
/** The plan with everything. */
export const TOP_PLAN: Plan = PLANS.at(-1) ?? BASE_PLAN;
/** Plan sold by the upgrade dialog. */
export const RECOMMENDED_PLAN: PaidPlan = "pro";
/** Offer proposed by the upgrade dialog. */
export const RECOMMENDED_OFFER: Offer = "pro-annual";

export const planDetails = TABLE.details;
export const offerTerms = TABLE.terms;
/** True if the first plan is the second or a higher one. */
export const includesPlan = TABLE.includes;
export const isPaid = TABLE.isPaid;

export function planName(plan: Plan): string {
  return planDetails(plan).name;
}

export function capabilities(plan: Plan): Capabilities {
  return planDetails(plan).capabilities;
}

/** Returns the higher plan. */
export function higherPlan(one: Plan, other: Plan): Plan {
  return includesPlan(one, other) ? one : other;
}

/** Lists plans including more than this one, the lowest first. */
export function plansAbove(plan: Plan): readonly PlanDetails[] {
  return PLAN_LIST.filter((details) => !includesPlan(plan, details.plan));
}

/** Finds the offer with this name in a URL; undefined for anything else. */
export function offerNamed(name: unknown): Offer | undefined {
  return OFFERS.find((offer) => offer === name);
}
