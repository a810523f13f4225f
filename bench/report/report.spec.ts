import { describe, expect, test } from "vitest";
import type { Figure } from "../lib/figures.ts";
import { regressions } from "./compare.ts";
import { reportPage } from "./page.ts";
import { merged } from "./report.ts";

const figure = (ratio: number, limit: number | null = null): Figure => ({
  name: "24 MP PNG",
  unit: "ms",
  value: 100 * ratio,
  baseline: 100,
  ratio,
  limit,
  rounds: 3,
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

test("a part of a report replaces its own figures and keeps the others", () => {
  const other = { ...figure(0.2), name: "24 MP framed" };
  expect(merged([figure(0.5), other], [figure(0.4)])).toEqual([figure(0.4), other]);
  expect(merged([], [other])).toEqual([other]);
});

test("the page names the machine and marks figures above their limit", () => {
  const report = {
    date: "2026-11-23",
    machine: "A <fast> one",
    figures: [figure(0.6, 0.55), figure(0.5, 0.55)],
  };
  const page = reportPage(report);
  expect(page).toContain("A &lt;fast> one");
  expect(page.split('class="over"')).toHaveLength(2);
  expect(page).toContain("<td>60.0 ms<td>100 ms<td>0.60<td>0.55<td>3<td>");
});
