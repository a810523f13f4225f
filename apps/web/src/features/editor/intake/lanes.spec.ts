import { describe, expect, it } from "vitest";
import { inLanes } from "./lanes.ts";

describe("lanes", () => {
  it.each([1, 2, 3, 7, 50])(
    "do everything once, at most %i at a time and never fewer while there is more",
    async (lanes) => {
      const done: number[] = [];
      let running = 0;
      let most = 0;
      const items = Array.from({ length: 20 }, (_, at) => at);
      await inLanes(items, lanes, async (item) => {
        most = Math.max(most, ++running);
        for (let turn = 0; turn <= item % 3; turn++) await Promise.resolve();
        running--;
        done.push(item);
      });
      expect(most).toBe(Math.min(lanes, 20));
      expect(done.toSorted((a, b) => a - b)).toEqual(items);
    },
  );

  it("begin in order", async () => {
    const begun: string[] = [];
    await inLanes("abcdef", 2, async (item) => void begun.push(item));
    expect(begun.join("")).toBe("abcdef");
  });

  it("pass a rejection on, and do what is left", async () => {
    const begun: string[] = [];
    const end = inLanes("abcd", 2, async (item) => {
      begun.push(item);
      await Promise.resolve();
      if (item === "a") throw new Error(item);
    });
    await expect(end).rejects.toThrow("a");
    await Promise.resolve();
    expect(begun).toContain("c");
  });
});
