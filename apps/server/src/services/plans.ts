/** A user's plan, from what is paid for and what an administrator granted. */
import { BASE_PLAN, higherPlan, type Plan } from "@matte/engine";
import type { PlanSources } from "../repositories/users.ts";

/**
 * Plan after a change of payments to `paid`. It stays while payments stay the same, so that an administrator's decision
 * holds until they change. Payments never reduce the plan below what an administrator granted.
 */
export function planAfterPayment({ plan, granted, paid: before }: PlanSources, paid: Plan): Plan {
  return paid === before ? plan : higherPlan(granted ?? BASE_PLAN, paid);
}
