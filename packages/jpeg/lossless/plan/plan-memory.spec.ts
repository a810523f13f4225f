import { expect, it } from "vitest";
import { PlanMemory, withPlanMemory } from "./plan-memory.ts";
import { Records } from "./records.ts";

it("is reused for the next plan, cleared", () => {
  const first = withPlanMemory((memory) => {
    memory.kinds(8).fill(7);
    memory.beneath(memory.kinds(4)).fill(5);
    return memory;
  });
  withPlanMemory((memory) => {
    expect(memory).toBe(first);
    expect([...memory.kinds(8)]).toEqual(Array(8).fill(0));
    expect([...memory.beneath(Int32Array.of(1, 2))]).toEqual([1, 2]);
  });
});

it("is exclusive to a plan within another, and is reused after a failure", () => {
  withPlanMemory((outer) => {
    let failed: PlanMemory | undefined;
    expect(() =>
      withPlanMemory((inner) => {
        expect(inner).not.toBe(outer);
        failed = inner;
        throw new Error("failed");
      }),
    ).toThrow("failed");
    withPlanMemory((next) => expect(next).toBe(failed));
  });
});

it("is released after a huge picture", () => {
  const large = withPlanMemory((memory) => {
    memory.kinds(5_000_000);
    return memory;
  });
  withPlanMemory((memory) => expect(memory).not.toBe(large));
});

it("provides records of zeros after an earlier plan", () => {
  const memory = new PlanMemory();
  const before = new Records(1, memory);
  for (let count = 0; count < 100; count += 1) before.coefficients.fill(9, 64 * before.add(), 64 * before.count);
  const records = new Records(2, memory);
  records.add();
  expect(records.coefficients).toBe(before.coefficients);
  expect([...records.coefficients.subarray(0, 128)]).toEqual(Array(128).fill(0));
  expect(records.coefficients[128]).toBe(9);
});
