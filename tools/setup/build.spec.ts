import { expect, test } from "vitest";
import { pagesIn } from "./build.mjs";

const settingsOf = (list?: string) => pagesIn(list).map(({ settings }) => settings);

test("the pages are built once, in English, without a list", () => {
  expect(settingsOf()).toEqual([{}]);
});

test("English is built first, and every other locale once into a part of its build", () => {
  const published = { MATTE_LOCALES: "en,de,fr" };
  expect(settingsOf("de,en,fr")).toEqual([
    published,
    { ...published, MATTE_LOCALE: "de" },
    { ...published, MATTE_LOCALE: "fr" },
  ]);
  expect(pagesIn("de,en,fr").map(({ part }) => part)).toEqual(["", "de", "fr"]);
});

test("a build in the pseudo-locale leaves the pages in other locales as they are", () => {
  expect(settingsOf("en,en-XA")).toEqual([settingsOf("en")[0], { MATTE_LOCALES: "en", MATTE_LOCALE: "en-XA" }]);
});
