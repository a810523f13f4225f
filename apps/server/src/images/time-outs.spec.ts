import { expect, it } from "vitest";
import { createTimeOuts } from "./time-outs.ts";

it("makes a user wait whose images took too long three times within five minutes, and no other user", () => {
  let now = 0;
  const timeOuts = createTimeOuts(() => now);
  for (const time of [0, 100_000, 200_000]) {
    now = time;
    expect(() => timeOuts.check("ada")).not.toThrow();
    timeOuts.note("ada");
  }
  expect(() => timeOuts.check("ada")).toThrow(
    expect.objectContaining({ code: "rate-limited", data: { seconds: 100 } }) as Error,
  );
  expect(() => timeOuts.check("grace")).not.toThrow();
  now = 300_000;
  expect(() => timeOuts.check("ada")).not.toThrow();
});
