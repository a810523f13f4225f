import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runInOrder } from "./in-order.ts";

/** Longer than any report is delayed. */
const LONG = 1000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs five jobs settling in the order given. Capital letters fail; a dash is a long time in which none settles. */
async function settleIn(order: string, resultsPause = 200) {
  const doors = new Map<string, { open(): void; shut(): void }>();
  const log: string[] = [];
  const work = runInOrder({
    items: [..."abcde"],
    concurrency: 5,
    progressPause: 200,
    resultsPause,
    run: (item) =>
      new Promise<string>((resolve, reject) => {
        doors.set(item, { open: () => resolve(item), shut: () => reject(new Error(item)) });
      }),
    onReady: (results) => log.push(results.join("")),
    onProgress: (settled) => log.push(String(settled)),
  });
  await vi.advanceTimersByTimeAsync(0);
  for (const letter of order) {
    if (letter === "-") await vi.advanceTimersByTimeAsync(LONG);
    const door = doors.get(letter.toLowerCase());
    if (letter === letter.toLowerCase()) door?.open();
    else door?.shut();
    await vi.advanceTimersByTimeAsync(0);
  }
  const failures = await work;
  return {
    delivered: log.filter((entry) => !/\d/.test(entry)),
    counts: log.filter((entry) => /\d/.test(entry)),
    failures,
  };
}

describe("ordered work", () => {
  it.each([
    ["a-b-c-d-e", ["a", "b", "c", "d", "e"]],
    ["e-d-c-b-a", ["abcde"]],
    ["b-a-d-c-e", ["ab", "cd", "e"]],
    ["b-c-A-d-e", ["bc", "d", "e"]],
    ["E-D-C-B-A", []],
    ["a-E-b-d-c", ["a", "b", "cd"]],
  ])("ordered work delivers %s, with pauses, as %j", async (order, expected) => {
    const { delivered, counts } = await settleIn(order);
    expect(delivered).toEqual(expected);
    expect(counts).toEqual(["1", "2", "3", "4", "5"]);
  });

  it.each([
    ["abcde", ["a", "bcde"], ["1", "5"]],
    ["abc-de", ["a", "bc", "d", "e"], ["1", "3", "4", "5"]],
    ["bac-dE", ["abc", "d"], ["1", "3", "4", "5"]],
  ])("ordered work delivers %s, with fewer pauses, as %j", async (order, expected, counted) => {
    const { delivered, counts } = await settleIn(order);
    expect(delivered).toEqual(expected);
    expect(counts).toEqual(counted);
  });

  it("ordered work reports progress more often than it delivers results", async () => {
    const { delivered, counts } = await settleIn("a-b-c-d-e", 2 * LONG + 1);
    expect(delivered).toEqual(["a", "bc", "de"]);
    expect(counts).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("ordered work returns all failures in order", async () => {
    const { failures } = await settleIn("DacBe");
    expect(failures.map(({ item, reason }) => [item, (reason as Error).message])).toEqual([
      ["b", "b"],
      ["d", "d"],
    ]);
  });
});
