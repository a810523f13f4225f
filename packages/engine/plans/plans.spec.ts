import { describe, expect, expectTypeOf, it, test } from "vitest";
import {
  BASE_PLAN,
  capabilities,
  higherPlan,
  isPaid,
  OFFERS,
  offerNamed,
  offerTerms,
  PAID_PLANS,
  planDetails,
  planName,
  PLANS,
  plansAbove,
  RECOMMENDED_OFFER,
  RECOMMENDED_PLAN,
  type Offer,
  type PaidPlan,
  type Plan,
} from "./index.ts";

test("the plans are Free, Pro and Studio, in this order", () => {
  expect(PLANS.map(planName)).toEqual(["Free", "Pro", "Studio"]);
  expect(PAID_PLANS).toEqual(["pro", "studio"]);
  expect(PLANS.filter(isPaid)).toEqual(PAID_PLANS);
  expectTypeOf<Plan>().toEqualTypeOf<"free" | "pro" | "studio">();
  expectTypeOf<PaidPlan>().toEqualTypeOf<"pro" | "studio">();
});

test.each([
  [
    "free",
    { batch: false, watermark: true, accountSettings: false, presets: false, profiles: false, localFonts: false },
  ],
  ["pro", { batch: true, watermark: false, accountSettings: true, profiles: true, presets: false, localFonts: false }],
  ["studio", { batch: true, watermark: false, accountSettings: true, profiles: true, presets: true, localFonts: true }],
] as const)("the plan %s has the capabilities of its row", (plan, expected) => {
  expect(capabilities(plan)).toMatchObject(expected);
});

test.each([
  ["free", "pro", "pro"],
  ["studio", "pro", "studio"],
  ["pro", "pro", "pro"],
] as const)("of the plans %s and %s the higher one is %s", (one, other, higher) => {
  expect(higherPlan(one, other)).toBe(higher);
  expect(higherPlan(other, one)).toBe(higher);
});

test("the plans above Free are Pro and Studio, and no plan is above Studio", () => {
  expect(plansAbove("free").map(({ name }) => name)).toEqual(["Pro", "Studio"]);
  expect(plansAbove("studio")).toEqual([]);
});

describe("offers", () => {
  it("are a yearly and a monthly Pro and a monthly Studio", () => {
    expect(OFFERS.map((offer) => offerTerms(offer))).toEqual([
      { offer: "pro-annual", plan: "pro", name: "Pro", cents: 8388, months: 12 },
      { offer: "pro-monthly", plan: "pro", name: "Pro", cents: 1499, months: 1 },
      { offer: "studio", plan: "studio", name: "Studio", cents: 1499, months: 1 },
    ]);
    expectTypeOf<Offer>().toEqualTypeOf<"pro-annual" | "pro-monthly" | "studio">();
  });

  it("are found by their exact names only", () => {
    expect(OFFERS.map(offerNamed)).toEqual(OFFERS);
    expect(["", "pro", "Studio", null, 3, "constructor"].map(offerNamed)).toEqual(Array(6).fill(undefined));
  });
});

test("the base plan costs nothing, and the recommended offer belongs to the recommended plan", () => {
  expect(isPaid(BASE_PLAN)).toBe(false);
  expect(offerTerms(RECOMMENDED_OFFER).plan).toBe(RECOMMENDED_PLAN);
  expect(planDetails(RECOMMENDED_PLAN).highlights).not.toHaveLength(0);
});
