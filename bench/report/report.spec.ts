import { describe, expect, test } from "vitest";
import type { Figure } from "../lib/figures.ts";
import { regressions } from "./compare.ts";
import { reportPage } from "./page.ts";

const figure = (ratio: number, limit: number | null = null): Figure => ({
  name: "24 MP PNG",
  unit: "ms",
  value: 100 * ratio,
  baseline: 100,
  ratio,
  limit,
});

describe("regressions", () => {
  test.each([
    ["a ratio within the tolerance", figure(0.5), figure(0.54), []],
    ["a better ratio", figure(0.5), figure(0.3), []],
    ["a worse ratio", figure(0.5), figure(0.6), ["24 MP PNG: 0.50 to 0.60 of the baseline"]],
    ["a limit exceeded", figure(0.54, 0.55), figure(0.56, 0.55), ["24 MP PNG: 0.54 to 0.56, above the limit of 0.55"]],
    ["a limit exceeded before", figure(0.6, 0.55), figure(0.6, 0.55), []],
  ])("judge %s", (_, before, after, expected) => {
    expect(regressions([before], [after])).toEqual(expected);
  });

  test("include figures that were not measured again", () => {
    expect(regressions([figure(1)], [])).toEqual(["24 MP PNG: not measured"]);
  });
});

test("the page names the machine and marks figures above their limit", () => {
  const report = {
    date: "2026-11-23",
    machine: "A <fast> one",
    rounds: 5,
    figures: [figure(0.6, 0.55), figure(0.5, 0.55)],
  };
  const page = reportPage(report);
  expect(page).toContain("A &lt;fast> one");
  expect(page.split('class="over"')).toHaveLength(2);
  expect(page).toContain("<td>60.0 ms<td>100 ms<td>0.60<td>0.55");
});
