/** Which plan the visitor has. Until there are accounts a development server may name one; everybody else is on Free. */
import type { Plan } from "@matte/engine";
import { createContext, useContext, useEffect, useState, type ReactNode } from "react";

const CurrentPlan = createContext<Plan>("free");

/** @param fetchPlan asks for the plan; handed in by tests */
export function PlanProvider({
  children,
  fetchPlan = developmentPlan,
}: {
  readonly children: ReactNode;
  readonly fetchPlan?: () => Promise<Plan>;
}) {
  const [plan, setPlan] = useState<Plan>("free");
  useEffect(() => {
    let current = true;
    void fetchPlan().then((found) => {
      if (current) setPlan(found);
    });
    return () => {
      current = false;
    };
  }, [fetchPlan]);
  return <CurrentPlan value={plan}>{children}</CurrentPlan>;
}

export function usePlan(): Plan {
  return useContext(CurrentPlan);
}

/** The plan that `GET /api/development` names, `free` on any other answer. */
export async function developmentPlan(): Promise<Plan> {
  try {
    const response = await fetch("/api/development");
    return response.ok ? await planIn(await response.json()) : "free";
  } catch {
    return "free";
  }
}

async function planIn(answer: unknown): Promise<Plan> {
  // Late, so that the schemas weigh nothing before the page stands.
  const { developmentAnswer, parseAnswer } = await import("@matte/contracts");
  return parseAnswer(developmentAnswer, answer)?.plan ?? "free";
}
