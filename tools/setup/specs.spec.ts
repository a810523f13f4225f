import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { specsByRunner } from "./specs.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const NONE = { node: [], chromium: [], playwright: [], browsers: [] };

describe("The runner of a spec follows from its name", () => {
  it.each([
    ["tools/setup/specs.spec.ts", "node"],
    ["test/golden/golden.spec.ts", "node"],
    ["apps/web/src/ui/overlay/overlay.browser.spec.tsx", "chromium"],
    ["test/e2e/batch.spec.ts", "playwright"],
    ["test/browsers/main-flow.spec.ts", "browsers"],
  ] as const)("%s runs in %s", (path, runner) => {
    expect(specsByRunner([path], ROOT)).toEqual({ ...NONE, [runner]: [path] });
  });
});

it("A source file stands for the specs next to it", () => {
  expect(specsByRunner(["tools/setup/specs.mjs"], ROOT)).toEqual({ ...NONE, node: ["tools/setup/specs.spec.ts"] });
});

it("A folder stands for all specs inside", () => {
  const { node, chromium, playwright } = specsByRunner(["tools/lint", "apps/web/src/ui"], ROOT);
  expect(node).toContain("tools/lint/lint.spec.ts");
  expect(chromium.every((path) => path.startsWith("apps/web/src/ui/"))).toBe(true);
  expect(chromium).not.toEqual([]);
  expect(playwright).toEqual([]);
});

it("Paths are relative to the folder that npm was called in", () => {
  expect(specsByRunner(["specs.mjs"], `${ROOT}/tools/setup`).node).toEqual(["tools/setup/specs.spec.ts"]);
});

it("A spec that is named twice runs once", () => {
  expect(specsByRunner(["tools/setup", "tools/setup/specs.mjs"], ROOT).node.toSorted()).toEqual(
    specsByRunner(["tools/setup"], ROOT).node.toSorted(),
  );
});

it.each([
  ["nowhere.ts", "There is no file or folder nowhere.ts."],
  ["LICENSE", "There are no specs for LICENSE."],
])("%s is a failure: %s", (path, message) => {
  expect(() => specsByRunner([path], ROOT)).toThrow(message);
});
