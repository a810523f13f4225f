import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { collectWarnings } from "./warnings.mjs";

function warningsOf(name: string, program: string): string[] {
  const { env, found } = collectWarnings(`spec-${name}`, process.env);
  const { status, stderr } = spawnSync(process.execPath, ["-e", program], { env, encoding: "utf8" });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return found();
}

it("A listener leak in a process is collected with its stack", () => {
  const leak =
    'const { signal } = new AbortController(); for (let n = 0; n < 11; n++) signal.addEventListener("abort", () => n);';
  const [warning, ...others] = warningsOf("leak", leak);
  expect(warning).toMatch(/MaxListenersExceededWarning[^]+\n {4}at /);
  expect(others).toEqual([]);
});

it("Warnings of grandchildren are collected one by one", () => {
  const child = 'process.emitWarning("first"); process.emitWarning("second");';
  const parent = `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(child)}])`;
  expect(warningsOf("grandchild", parent).map((warning) => /Warning: (\w+)/.exec(warning)?.[1])).toEqual([
    "first",
    "second",
  ]);
});

it("A process without warnings leaves none", () => {
  expect(warningsOf("silent", "process.title")).toEqual([]);
});
