import { expect, it } from "vitest";
import { pictureEnd } from "./segments.ts";

const RUNS = 3;

/** Least milliseconds of processor time of several runs. */
function timeOf(work: () => number, result: number): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage();
    expect(work()).toBe(result);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Number of bytes with this value, counted one by one. */
function count(bytes: Uint8Array, value: number): number {
  let found = 0;
  for (let at = 0; at < bytes.length; at++) if (bytes[at] === value) found++;
  return found;
}

it("Fill bytes cost little more than a look at each, as no search begins for any of them", () => {
  const fill = 2 ** 23;
  const jpeg = new Uint8Array(fill + 4).fill(0xff);
  [jpeg[1], jpeg[fill + 3]] = [0xd8, 0xd9];
  const reference = timeOf(() => count(jpeg, 0xff), fill + 2);
  expect(timeOf(() => pictureEnd(jpeg), jpeg.length)).toBeLessThan(6 * reference + 20);
});
