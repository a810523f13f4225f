/** A user's plan, from what is paid for and what an administrator granted. */
import { BASE_PLAN, higherPlan, type Plan } from "@matte/engine";
import type { PlanSources } from "../repositories/users.ts";

/**
 * The plan once `paid` is paid for. Payments change it only when they change themselves, so that what an administrator
 * said stands until then; and they never take away what an administrator gave.
 */
export function planAfterPayment({ plan, granted, paid: before }: PlanSources, paid: Plan): Plan {
  return paid === before ? plan : higherPlan(granted ?? BASE_PLAN, paid);
}
