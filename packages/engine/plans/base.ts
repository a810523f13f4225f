import type { PLAN_ROWS } from "./rows.ts";
import type { PlanOf } from "./table.ts";

/** Plan for visitors and for users who pay nothing. */
export const BASE_PLAN: PlanOf<typeof PLAN_ROWS> = "free";
