import { PLAN_LIST } from "@matte/engine";
import { expect, test } from "vitest";
import { priceSentence } from "./Terms.tsx";

test("the terms give the price of each plan", () => {
  expect(PLAN_LIST.map(priceSentence)).toEqual([
    "Free costs nothing.",
    "Pro is $6.99 a month, billed annually at $83.88, or $14.99 billed monthly.",
    "Studio is $14.99 a month.",
  ]);
});

test("the terms follow the row of another plan", () => {
  expect(priceSentence({ name: "Team", offers: [{ cents: 4900, months: 1 }] })).toBe("Team is $49.00 a month.");
});
