import { expect, it, test } from "vitest";
import { billingWords, monthlyPrice, OFFERS, offerNamed, offerTerms } from "./offers.ts";

it.each([
  ["pro-annual", "pro", "6.99", "billed annually at $83.88"],
  ["pro-monthly", "pro", "14.99", "billed monthly"],
  ["studio", "studio", "14.99", "billed monthly"],
] as const)("%s gives %s for %s a month, %s", (offer, plan, price, words) => {
  expect(offerTerms(offer).plan).toBe(plan);
  expect(monthlyPrice(offer)).toBe(price);
  expect(billingWords(offer)).toBe(words);
});

test("an offer is found by its name alone", () => {
  expect(OFFERS.map(offerNamed)).toEqual(OFFERS);
  expect(["", "pro", "Studio", null, 3, "constructor"].map(offerNamed)).toEqual(Array(6).fill(undefined));
});
