import { PLAN_LIST } from "@matte/engine";
import { expect, test } from "vitest";
import { plans } from "./en/plans.ts";

test.each([
  [{ cents: 8388, months: 12 }, "$6.99", "billed annually at $83.88"],
  [{ cents: 1499, months: 1 }, "$14.99", "billed monthly"],
  [{ cents: 12_000, months: 12 }, "$10.00", "billed annually at $120.00"],
] as const)("the price %j is %s per month, %s", (price, month, billing) => {
  expect(plans.monthly(price)).toBe(month);
  expect(plans.billing(price)).toBe(billing);
});

test("the price sentences give the price of each plan", () => {
  expect(PLAN_LIST.map(({ name, offers }) => plans.priceSentence(name, offers))).toEqual([
    "Free costs nothing.",
    "Pro is $6.99 a month, billed annually at $83.88, or $14.99 billed monthly.",
    "Studio is $14.99 a month.",
  ]);
});

test("a price sentence follows the row of another plan", () => {
  expect(plans.priceSentence("Team", [{ cents: 4900, months: 1 }])).toBe("Team is $49.00 a month.");
});
