import { LOCALES } from "@matte/messages/languages";
import { expect, it } from "vitest";
import { pluralSamples } from "./plural-samples.ts";

const NUMBERS = Array.from({ length: 3000 }, (_, number) => number).concat(1_000_000, 10_000_000);

it.each([...LOCALES.map(({ tag }) => tag), "ar", "cy", "fr", "pl", "ru"])(
  "Every number of tries has a plural form on the page of a look in %s",
  (tag) => {
    const rules = new Intl.PluralRules(tag);
    const categories = new Set(NUMBERS.map((number) => rules.select(number)));
    const samples = pluralSamples(tag);
    expect(new Set(samples.map(([category]) => category))).toEqual(categories);
    for (const [category, number] of samples) expect(rules.select(number)).toBe(category);
  },
);
