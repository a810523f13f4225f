import { expect, it } from "vitest";
import { inBatches } from "./in-batches.ts";

it("asks once for all who come while it asks, and answers each its own", async () => {
  const asked: (readonly number[])[] = [];
  const double = inBatches(async (numbers: readonly number[]) => {
    asked.push(numbers);
    await Promise.resolve();
    return numbers.map((number) => 2 * number);
  });
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(asked).toEqual([[1], [2, 3], [4]]);
});

it("tells all of a batch that it failed, and goes on", async () => {
  let broken = true;
  const ask = inBatches(async (questions: readonly string[]) => {
    if (broken) throw new Error("gone");
    return questions;
  });
  expect(await Promise.allSettled([ask("a"), ask("b")])).toEqual(
    ["a", "b"].map(() => ({ status: "rejected", reason: new Error("gone") })),
  );
  broken = false;
  expect(await ask("c")).toBe("c");
});
