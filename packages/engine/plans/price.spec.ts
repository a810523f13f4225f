import { expect, test } from "vitest";
import { billingText, monthlyPrice } from "./price.ts";

test.each([
  [{ cents: 8388, months: 12 }, "6.99", "billed annually at $83.88"],
  [{ cents: 1499, months: 1 }, "14.99", "billed monthly"],
  [{ cents: 12_000, months: 12 }, "10.00", "billed annually at $120.00"],
] as const)("the price %j is %s per month, %s", (price, month, billing) => {
  expect(monthlyPrice(price)).toBe(month);
  expect(billingText(price)).toBe(billing);
});
