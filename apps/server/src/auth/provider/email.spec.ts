import { expect, it } from "vitest";
import { parseEmail } from "./email.ts";

it.each([
  [" Ada@Example.COM ", "ada@example.com"],
  ["a@b", "a@b"],
  ["jürgen@exämple.de", "jürgen@exämple.de"],
  ["ada", null],
  ["", null],
  ["@example.com", null],
  ["ada@", null],
  ["a b@example.com", null],
  ["a@b@c", null],
  [`${"a".repeat(250)}@b.c`, `${"a".repeat(250)}@b.c`],
  [`${"a".repeat(251)}@b.c`, null],
])("parseEmail(%j) returns %j", (typed, address) => {
  expect(parseEmail(typed)).toBe(address);
});
