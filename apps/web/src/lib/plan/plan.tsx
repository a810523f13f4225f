/** Which plan the visitor has: the account's, unless a development server names another. */
import type { Plan } from "@matte/engine";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";

const CurrentPlan = createContext<Plan>("free");

/**
 * @param account the account's plan
 * @param fetchPlan asks for the plan that stands in its place; handed in by tests
 */
export function PlanProvider({
  children,
  account = "free",
  fetchPlan = developmentPlan,
}: {
  readonly children: ReactNode;
  readonly account?: Plan;
  readonly fetchPlan?: () => Promise<Plan | null>;
}) {
  const [plan, setPlan] = useState<Plan | null>(null);
  useEffect(() => {
    let current = true;
    void fetchPlan().then((found) => {
      if (current) setPlan(found);
    });
    return () => {
      current = false;
    };
  }, [fetchPlan]);
  return <CurrentPlan value={plan ?? account}>{children}</CurrentPlan>;
}

export function usePlan(): Plan {
  return useContext(CurrentPlan);
}

/** The plan that `GET /api/development` names, null on any other answer. */
export async function developmentPlan(): Promise<Plan | null> {
  try {
    const response = await fetch("/api/development");
    return response.ok ? await planIn(await response.json()) : null;
  } catch {
    return null;
  }
}

async function planIn(answer: unknown): Promise<Plan | null> {
  // Late, so that the schemas weigh nothing before the page stands.
  const { developmentAnswer, parseAnswer } = await import("@matte/contracts");
  return parseAnswer(developmentAnswer, answer)?.plan ?? null;
}
