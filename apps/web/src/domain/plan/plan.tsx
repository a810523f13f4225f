/** The visitor's plan from their user document, and its changes in other tabs. */
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

const CHANNEL = "matte.plan";

/** Informs other tabs in this browser that the plan may have changed. */
export function announcePlanChange(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Listens to other tabs. @returns unsubscribes */
export function onPlanChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", listener);
  return () => channel.close();
}
