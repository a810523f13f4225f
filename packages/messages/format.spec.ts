import { describe, expect, it } from "vitest";
import { formatFor } from "./format.ts";

describe("formatFor", () => {
  it.each([
    ["en-GB", "2,048.5", "a, b and c"],
    ["de", "2.048,5", "a, b und c"],
  ])("writes numbers and lists in the notation of %s", (locale, number, list) => {
    const format = formatFor(locale);
    expect(format.number(2048.5)).toBe(number);
    expect(format.list(["a", "b", "c"])).toBe(list);
  });

  it("writes alternatives", () => {
    expect(formatFor("en-GB").list(["JPEG", "PNG"], "disjunction")).toBe("JPEG or PNG");
  });

  it("writes dates", () => {
    const date = new Date(Date.UTC(2026, 10, 22));
    expect(formatFor("en-GB").date(date, { dateStyle: "medium", timeZone: "UTC" })).toBe("22 Nov 2026");
  });

  it.each([
    ["en-GB", 1, "photo"],
    ["en-GB", 2, "photos"],
    // French counts nothing as one.
    ["fr", 0, "photo"],
  ])("chooses the plural form of %s for %i", (locale, count, form) => {
    expect(formatFor(locale).plural(count, { one: "photo", other: "photos" })).toBe(form);
  });

  it("falls back on the general form where a category has none", () => {
    expect(formatFor("ru").plural(2, { other: "фото" })).toBe("фото");
  });
});
