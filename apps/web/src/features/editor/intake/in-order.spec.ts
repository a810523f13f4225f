import { describe, expect, it } from "vitest";
import { runInOrder } from "./in-order.ts";

/** Runs five jobs that settle in the order given; capital letters fail. */
async function settleIn(order: string) {
  const doors = new Map<string, { open(): void; shut(): void }>();
  const log: string[] = [];
  const work = runInOrder({
    items: [..."abcde"],
    lanes: 5,
    run: (item) =>
      new Promise<string>((resolve, reject) => {
        doors.set(item, { open: () => resolve(item), shut: () => reject(new Error(item)) });
      }),
    onReady: (results) => log.push(results.join("")),
    onProgress: (settled) => log.push(String(settled)),
  });
  for (const letter of order) {
    const door = doors.get(letter.toLowerCase());
    if (letter === letter.toLowerCase()) door?.open();
    else door?.shut();
    await Promise.resolve();
  }
  const failures = await work;
  return {
    handedOver: log.filter((entry) => !/\d/.test(entry)),
    counts: log.filter((entry) => /\d/.test(entry)),
    failures,
  };
}

describe("jobs in order", () => {
  it.each([
    ["abcde", ["a", "b", "c", "d", "e"]],
    ["edcba", ["abcde"]],
    ["badce", ["ab", "cd", "e"]],
    ["bcAde", ["bc", "d", "e"]],
    ["EDCBA", []],
    ["aEbdc", ["a", "b", "cd"]],
  ])("settling as %s hands over %j", async (order, expected) => {
    const { handedOver, counts } = await settleIn(order);
    expect(handedOver).toEqual(expected);
    expect(counts).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("tells all failures, in order", async () => {
    const { failures } = await settleIn("DacBe");
    expect(failures.map(({ item, reason }) => [item, (reason as Error).message])).toEqual([
      ["b", "b"],
      ["d", "d"],
    ]);
  });
});
