import { expect, it } from "vitest";
import { leastRatio, leastTime, processor, type Clock } from "./least.ts";

/** A clock, and works that take what is listed, in turn. */
function planned() {
  let now = 0;
  const clock: Clock = () => now;
  const taking = (...times: readonly number[]) => {
    let calls = 0;
    return Object.assign(() => (now += times[calls++ % times.length]!), { calls: () => calls });
  };
  return { clock, taking };
}

it("Work that keeps its limit once, after disturbances, keeps it, and is not repeated after that", async () => {
  const { clock, taking } = planned();
  const work = taking(50, 30, 9, 1);
  expect(await leastTime(work, { below: 10, clock })).toBe(9);
  expect(work.calls()).toBe(3);
});

it("Work that never keeps its limit has its least time", async () => {
  const { clock, taking } = planned();
  const work = taking(50, 30);
  expect(await leastTime(work, { below: 10, clock, rounds: 4 })).toBe(30);
  expect(work.calls()).toBe(4);
});

it("Work that is disturbed is compared again, and has the ratio of the least times", async () => {
  const { clock, taking } = planned();
  const large = taking(900, 40);
  expect(await leastRatio(large, taking(30, 10), { below: 9, clock })).toBe(4);
  expect(large.calls()).toBe(2);
});

it("Work whose time is always quadratic has too large a ratio, whatever disturbs the reference", async () => {
  const { clock, taking } = planned();
  expect(await leastRatio(taking(160), taking(70, 10), { below: 9, clock, rounds: 5 })).toBe(16);
});

it("Processor time grows by work, and hardly by waiting", async () => {
  const work = () => {
    for (let count = 0, end = processor() + 20; processor() < end; count += 1);
  };
  expect(await leastTime(work, { below: 0, clock: processor, rounds: 1 })).toBeGreaterThanOrEqual(20);
});
