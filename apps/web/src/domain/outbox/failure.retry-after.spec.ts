import { describe, expect, it } from "vitest";
import { retryAfter } from "./failure.ts";

const NOON = "Wed, 21 Oct 2015 12:00:00 GMT";

describe("Retry-After", () => {
  it.each([
    ["7", null, 7000],
    [" 7 ", null, 7000],
    ["0", null, 0],
    ["Wed, 21 Oct 2015 12:00:30 GMT", NOON, 30_000],
    ["Wed, 21 Oct 2015 11:00:00 GMT", NOON, 0],
    ["Wed, 21 Oct 2015 12:00:30 GMT", null, 0],
    ["99999999999", null, 3_600_000],
    ["soon", NOON, 0],
    ["-5", null, 0],
    [null, NOON, 0],
  ])("%s with the date %s means %d ms", (value, date, wait) => {
    expect(retryAfter(value, date)).toBe(wait);
  });
});
