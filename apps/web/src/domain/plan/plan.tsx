/** The visitor's plan, as their user document has it. */
import { BASE_PLAN, type Plan } from "@matte/engine";
import { createContext, useContext, type ReactNode } from "react";

const CurrentPlan = createContext<Plan>(BASE_PLAN);

export function PlanProvider({ plan, children }: { readonly plan: Plan; readonly children: ReactNode }) {
  return <CurrentPlan value={plan}>{children}</CurrentPlan>;
}

/** Returns `free` for visitors. */
export function usePlan(): Plan {
  return useContext(CurrentPlan);
}
