import { describe, expect, it } from "vitest";
import { insist, type Waiting } from "./insist.ts";

function parts(fails: number, offlineFor: number) {
  const pauses: (number | undefined)[] = [];
  let tries = 0;
  const wait: Waiting = {
    offline: () => tries <= offlineFor,
    pause: async (ms) => void pauses.push(ms),
  };
  const load = async (): Promise<string> => {
    tries += 1;
    if (tries <= fails) throw new TypeError("Failed to fetch");
    return "part";
  };
  return { pauses, load, wait };
}

describe("a part of the page", () => {
  it.each<[what: string, fails: number, offlineFor: number, pauses: (number | undefined)[]]>([
    ["is there at once", 0, 0, []],
    ["comes after a stumble", 2, 0, [500, 1500]],
    ["waits for the network, however often it seems to be back", 6, 6, Array<undefined>(6).fill(undefined)],
    ["is asked for anew once the network is back", 4, 2, [undefined, undefined, 500, 1500]],
  ])("%s", async (_what, fails, offlineFor, expected) => {
    const { pauses, load, wait } = parts(fails, offlineFor);
    await expect(insist(load, wait)).resolves.toBe("part");
    expect(pauses).toEqual(expected);
  });

  it("that is gone is an error", async () => {
    const { pauses, load, wait } = parts(Infinity, 0);
    await expect(insist(load, wait)).rejects.toThrow("Failed to fetch");
    expect(pauses).toEqual([500, 1500, 4000]);
  });
});
