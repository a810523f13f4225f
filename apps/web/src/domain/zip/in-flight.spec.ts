import { describe, expect, it } from "vitest";
import { inFlight } from "./in-flight.ts";

/** Jobs that end when the spec says so. */
function jobs() {
  const begun: string[] = [];
  const doors = new Map<string, (value: string) => void>();
  const run = (item: string): Promise<string> => {
    begun.push(item);
    return new Promise((resolve) => doors.set(item, resolve));
  };
  return { begun, run, end: (item: string) => doors.get(item)?.(item.toUpperCase()) };
}

describe("jobs in flight", () => {
  it("are begun ahead, never more than the width", async () => {
    const { begun, run, end } = jobs();
    const results = inFlight("abcde", 2, run);
    const first = results.next();
    expect(begun.join("")).toBe("ab");
    end("b");
    end("a");
    expect((await first).value).toBe("A");
    expect(begun.join("")).toBe("ab");
    const second = results.next();
    expect((await second).value).toBe("B");
    expect(begun.join("")).toBe("abc");
  });

  it("give their results in order", async () => {
    const given: string[] = [];
    const run = async (item: number): Promise<string> => {
      for (let turn = 0; turn < 5 - item; turn++) await Promise.resolve();
      return String(item);
    };
    for await (const result of inFlight([0, 1, 2, 3, 4], 3, run)) given.push(result);
    expect(given.join("")).toBe("01234");
  });

  it("end with the first rejection in order, and leave none unheard", async () => {
    const run = (item: string): Promise<string> => Promise.reject(new Error(item));
    await expect(inFlight("abc", 3, run).next()).rejects.toThrow("a");
  });
});
