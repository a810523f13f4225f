import { expect, it, vi } from "vitest";
import { fakeClock } from "../outbox/testing/fake-clock.ts";
import { createPauses } from "./pauses.ts";

it("is over when the last reason has gone", () => {
  const changed = vi.fn();
  const pauses = createPauses(fakeClock(), changed);
  const [one, other] = [pauses.begin(), pauses.begin()];
  one();
  one();
  expect([pauses.over(), changed.mock.calls.length]).toEqual([false, 1]);
  other();
  expect([pauses.over(), changed.mock.calls.length]).toEqual([true, 2]);
});

it("lasts as long as something comes again and again", async () => {
  const [clock, changed] = [fakeClock(), vi.fn()];
  const pauses = createPauses(clock, changed);
  for (let time = 0; time < 5; time++) {
    pauses.hush(1000);
    await clock.pass(900);
    expect(pauses.over()).toBe(false);
  }
  await clock.pass(100);
  expect([pauses.over(), changed.mock.calls.length]).toEqual([true, 1]);
});
