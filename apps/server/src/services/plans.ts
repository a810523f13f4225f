/** A user's plan, from payments and an administrator's grant. */
import { BASE_PLAN, higherPlan, type Plan } from "@matte/engine";
import type { PlanSources } from "../repositories/users.ts";

/**
 * Returns the plan after payments change to `paid`. It stays while payments stay the same, so that an administrator's
 * decision holds until they change. Payments never reduce the plan below an administrator's grant.
 */
export function planAfterPayment({ plan, granted, paid: before }: PlanSources, paid: Plan): Plan {
  return paid === before ? plan : higherPlan(granted ?? BASE_PLAN, paid);
}
