import { expect, expectTypeOf, test } from "vitest";
import { PLAN_ROWS, type PlanRow } from "./rows.ts";
import { planTable } from "./table.ts";

const TEAM = {
  order: 3,
  name: "Team",
  capabilities: { ...PLAN_ROWS.studio.capabilities, batch: false },
  benefits: ["presets", "priority-support"],
  highlights: [],
  support: "priority",
  offers: { "team-annual": { cents: 48_000, months: 12 }, "team-monthly": { cents: 4900, months: 1 } },
} as const satisfies PlanRow;

/** First among the rows: the order must come from the ranks. */
const table = planTable({ team: TEAM, ...PLAN_ROWS });

test("a row is enough for a plan: it takes its place in the order of the plans", () => {
  expect(table.plans.map(({ plan }) => plan)).toEqual(["free", "pro", "studio", "team"]);
  expect(table.includes("team", "studio")).toBe(true);
  expect(table.includes("studio", "team")).toBe(false);
});

test("a row is enough for a plan: its capabilities, name and support are found", () => {
  expect(table.details("team")).toMatchObject({ plan: "team", name: "Team", support: "priority" });
  expect(table.details("team").capabilities).toMatchObject({ batch: false, presets: true, watermark: false });
  expect(table.isPaid("team")).toBe(true);
});

test("a row is enough for a plan: its offers are sold after those of the lower plans", () => {
  expect(table.offers.map(({ offer }) => offer).slice(-3)).toEqual(["studio", "team-annual", "team-monthly"]);
  expect(table.terms("team-annual")).toEqual({
    offer: "team-annual",
    plan: "team",
    name: "Team",
    cents: 48_000,
    months: 12,
  });
});

test("the types of plans and offers follow the rows", () => {
  expectTypeOf(table.details).parameter(0).toEqualTypeOf<"free" | "pro" | "studio" | "team">();
  expectTypeOf(table.terms).parameter(0).extract<`team-${string}`>().toEqualTypeOf<"team-annual" | "team-monthly">();
  expectTypeOf(table.terms("team-annual").plan).toEqualTypeOf<"pro" | "studio" | "team">();
});

test("an id without a row is an error", () => {
  expect(() => table.details("gratis" as "free")).toThrow(RangeError);
});
