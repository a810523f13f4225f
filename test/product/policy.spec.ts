import { expect, it } from "vitest";
import { BROAD, parsePolicy, sourcesOf, UNSAFE } from "./policy.ts";

it("A policy is read into directives and their sources", () => {
  expect(parsePolicy("default-src 'none';  Script-Src 'self' blob: ; upgrade-insecure-requests")).toEqual(
    new Map([
      ["default-src", ["'none'"]],
      ["script-src", ["'self'", "blob:"]],
      ["upgrade-insecure-requests", []],
    ]),
  );
});

it("A directive that occurs twice is an error", () => {
  expect(() => parsePolicy("img-src 'self'; img-src *")).toThrow("The policy has img-src twice.");
});

it.each([
  ["script-src", ["'self'"]],
  ["object-src", ["'none'"]],
  // Neither falls back to default-src.
  ["form-action", ["*"]],
  ["frame-ancestors", ["*"]],
])("The sources of %s are %j", (directive, sources) => {
  expect(sourcesOf(parsePolicy("default-src 'none'; script-src 'self'"), directive)).toEqual(sources);
});

it.each(["*", "https:", "https://*", "http://*.*", "http://example.com", "ftp:"])("%s is broad", (source) => {
  expect(source).toMatch(BROAD);
});

it.each(["'unsafe-inline'", "'unsafe-eval'", "data:"])("%s is unsafe", (source) => {
  expect(source).toMatch(UNSAFE);
});

it.each(["'self'", "'none'", "https://example.com", "blob:", "'wasm-unsafe-eval'"])(
  "%s is neither broad nor unsafe",
  (source) => {
    expect(source).not.toMatch(BROAD);
    expect(source).not.toMatch(UNSAFE);
  },
);
