import { describe, expect, it } from "vitest";
import { retryImport, type Waits } from "./retry-import.ts";

function failing(times: number, offlineFor: number) {
  const pauses: (number | undefined)[] = [];
  let tries = 0;
  const waits: Waits = {
    offline: () => tries <= offlineFor,
    pause: async (ms) => void pauses.push(ms),
  };
  const load = async (): Promise<string> => {
    tries += 1;
    if (tries <= times) throw new TypeError("Failed to fetch");
    return "part";
  };
  return { pauses, load, waits };
}

describe("importing a part of the page", () => {
  it.each<[what: string, times: number, offlineFor: number, pauses: (number | undefined)[]]>([
    ["succeeds at once", 0, 0, []],
    ["succeeds after two failures", 2, 0, [500, 1500]],
    ["waits for the network, however often it seems to be back", 6, 6, Array<undefined>(6).fill(undefined)],
    ["starts its pauses again once the network is back", 4, 2, [undefined, undefined, 500, 1500]],
  ])("%s", async (_what, times, offlineFor, expected) => {
    const { pauses, load, waits } = failing(times, offlineFor);
    await expect(retryImport(load, { waits })).resolves.toBe("part");
    expect(pauses).toEqual(expected);
  });

  it("continues for as long as the server is away, at longer intervals", async () => {
    const { pauses, load, waits } = failing(6, 0);
    await expect(retryImport(load, { waits })).resolves.toBe("part");
    expect(pauses).toEqual([500, 1500, 4000, 30_000, 30_000, 30_000]);
  });

  it("rejects after the last try of a part without which there is nothing to show", async () => {
    const { pauses, load, waits } = failing(Infinity, 0);
    await expect(retryImport(load, { tries: 4, waits })).rejects.toThrow("Failed to fetch");
    expect(pauses).toEqual([500, 1500, 4000]);
  });
});
