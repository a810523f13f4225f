/** What a user's plan comes to, from what is paid for and what an administrator said. */
import { PLANS, type Plan } from "@matte/engine";
import type { PlanSources } from "../repositories/users.ts";

/** Free, Pro, Studio: each has all that the one before has. */
export function higherPlan(one: Plan, other: Plan): Plan {
  return PLANS.indexOf(one) >= PLANS.indexOf(other) ? one : other;
}

/**
 * The plan once `paid` is paid for. Payments change it only when they change themselves, so that what an administrator
 * said stands until then; and they never take away what an administrator gave.
 */
export function planAfterPayment({ plan, granted, paid: before }: PlanSources, paid: Plan): Plan {
  return paid === before ? plan : higherPlan(granted ?? "free", paid);
}
