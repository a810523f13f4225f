import { describe, expect, test } from "vitest";
import { followToken, insertionOf, queryOf, tokenAt } from "./token.ts";

describe("the typed beginning of a field", () => {
  test.each([
    ["{", 1, true],
    ["Lisbon, {", 9, true],
    ["{{", 2, false],
    ["Lisbon", 6, false],
    ["{", 0, false],
  ])("%j with the caret at %d begins a field: %s", (text, caret, begins) => {
    expect(tokenAt(text, caret) !== null).toBe(begins);
  });

  test.each([
    ["{", 1, "{ci", 3, "ci"],
    ["{", 1, "{title|he", 9, "he"],
    ["{", 1, "{city}", 6, null],
    ["{", 1, "", 0, null],
    ["{", 1, "{{", 2, null],
    ["a {", 3, "a {x", 1, null],
  ])("after %j at %d, %j with the caret at %d searches %j", (text, at, later, caret, query) => {
    const begun = tokenAt(text, at);
    const token = begun && followToken(begun, later, caret);
    expect(token && queryOf(token, later)).toBe(query);
  });
});

describe("an inserted field", () => {
  const put = (text: string, token: Parameters<typeof insertionOf>[0], body: string): string => {
    const { text: inserted, from, to } = insertionOf(token, text, body);
    return text.slice(0, from) + inserted + text.slice(to);
  };

  test.each([
    ["in , b", { from: 3, to: 3, braced: false }, "city", "in {city}, b"],
    ["in ci b", { from: 3, to: 5, braced: false }, "city", "in {city} b"],
    ["in {ci b", { from: 3, to: 6, braced: true }, "city", "in {city} b"],
    ["in {ci} b", { from: 3, to: 6, braced: true }, "city", "in {city} b"],
    ["{title|he", { from: 0, to: 9, braced: true }, "headline", "{title|headline}"],
  ])("into %j replaces what was typed", (text, token, body, result) => {
    expect(put(text, token, body)).toBe(result);
  });
});
