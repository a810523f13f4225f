import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { batched } from "./batched.ts";

it("Requests during a query share the next one, and each gets its own answer", async () => {
  const queries: (readonly number[])[] = [];
  let release = (): void => undefined;
  const double = batched(async (numbers: readonly number[]) => {
    queries.push(numbers);
    await new Promise<void>((resolve) => (release = resolve));
    return numbers.map((number) => 2 * number);
  });
  const first = [1, 2].map(double);
  await expect.poll(() => queries).toHaveLength(1);
  const second = [3, 4, 3].map(double);
  // Past the turn in which a query would begin if it did not wait.
  for (let turn = 0; turn < 3; turn += 1) await nextTurn();
  expect(queries).toEqual([[1, 2]]);
  release();
  expect(await Promise.all(first)).toEqual([2, 4]);
  await expect
    .poll(() => queries)
    .toEqual([
      [1, 2],
      [3, 4, 3],
    ]);
  release();
  expect(await Promise.all(second)).toEqual([6, 8, 6]);
});

it("A failed query rejects its own requests only", async () => {
  let broken = true;
  const ask = batched(async (keys: readonly string[]) => {
    if (broken) throw new Error("gone");
    return keys;
  });
  expect(await Promise.allSettled([ask("a"), ask("b")])).toEqual(
    ["a", "b"].map(() => ({ status: "rejected", reason: new Error("gone") })),
  );
  broken = false;
  expect(await ask("c")).toBe("c");
});
