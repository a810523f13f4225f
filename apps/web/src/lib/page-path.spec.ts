import { expect, test } from "vitest";
import { pagePath } from "./page-path.ts";

test.each([
  ["/", "/"],
  ["/tool", "/tool"],
])("the English page %s is at %s", (path, expected) => {
  expect(pagePath(path)).toBe(expected);
});

test.each([
  ["/", "/en-XA/"],
  ["/tool", "/en-XA/tool"],
])("the page %s of another language is at %s", (path, expected) => {
  expect(pagePath(path, { path: "/en-XA" })).toBe(expected);
});
