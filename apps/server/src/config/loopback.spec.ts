import { expect, it } from "vitest";
import { isLoopback } from "./loopback.ts";

it.each([
  ["127.0.0.1", true],
  ["127.8.9.10", true],
  ["::1", true],
  ["[::1]", true],
  ["localhost", true],
  ["LOCALHOST", true],
  ["app.localhost", true],
  ["0.0.0.0", false],
  ["::", false],
  ["10.0.0.1", false],
  ["localhost.example", false],
  ["127.0.0.1.example", false],
  ["128.0.0.1", false],
  ["", false],
])("isLoopback(%j) is %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
