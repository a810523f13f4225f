import { expect, it } from "vitest";
import { createMemoryCounts } from "./memory-counts.ts";

const MINUTE_MS = 60_000;

it("Counts in memory start again after their window", async () => {
  let now = 0;
  const counts = createMemoryCounts(() => now);
  expect(await counts.add("ada", MINUTE_MS)).toEqual({ uses: 1, leftMs: MINUTE_MS });
  now = 20_000;
  expect(await counts.add("ada", MINUTE_MS)).toEqual({ uses: 2, leftMs: 40_000 });
  expect(await counts.read("ada")).toEqual({ uses: 2, leftMs: 40_000 });
  now = MINUTE_MS;
  expect(await counts.read("ada")).toEqual({ uses: 0, leftMs: 0 });
  expect(await counts.add("ada", MINUTE_MS)).toEqual({ uses: 1, leftMs: MINUTE_MS });
});

it("A blocked address stays blocked, however many other addresses ask", async () => {
  const counts = createMemoryCounts(() => 0, 1000);
  for (let count = 0; count < 100; count++) await counts.add("failure mallory", MINUTE_MS);
  for (let other = 0; other < 5200; other++) await counts.add(`failure ${other}`, MINUTE_MS);
  expect((await counts.read("failure mallory")).uses).toBe(100);
});

it("Counts in memory forget ended windows first, and stay within their capacity", async () => {
  let now = 0;
  const counts = createMemoryCounts(() => now, 10);
  for (let other = 0; other < 10; other++) await counts.add(`old ${other}`, 1000);
  now = 1000;
  for (let other = 0; other < 9; other++) await counts.add(`new ${other}`, 1000);
  for (let other = 0; other < 9; other++) expect((await counts.read(`new ${other}`)).uses).toBe(1);
});
