import type { Plan } from "@matte/engine";
import { describe, expect, it } from "vitest";
import { planAfterPayment } from "./plans.ts";

describe("planAfterPayment", () => {
  it.each<[words: string, plan: Plan, granted: Plan | null, before: Plan, paid: Plan, expected: Plan]>([
    ["a purchase", "free", null, "free", "pro", "pro"],
    ["another plan", "pro", null, "pro", "studio", "studio"],
    ["a smaller plan", "studio", null, "studio", "pro", "pro"],
    ["the end", "pro", null, "pro", "free", "free"],
    ["nothing new", "pro", null, "pro", "pro", "pro"],
    ["a purchase beside a larger gift", "studio", "studio", "free", "pro", "studio"],
    ["the end beside a gift", "studio", "pro", "studio", "free", "pro"],
    ["nothing new after an administrator took it away", "free", "free", "pro", "pro", "free"],
    ["the end after an administrator took it away", "free", "free", "pro", "free", "free"],
    ["a purchase after an administrator took it away", "free", "free", "free", "pro", "pro"],
    ["nothing new beside a gift", "studio", "studio", "pro", "pro", "studio"],
  ])("%s", (_words, plan, granted, before, paid, expected) => {
    expect(planAfterPayment({ plan, granted, paid: before }, paid)).toBe(expected);
  });
});
