import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { CheckerProcess } from "./checker-process.ts";
import { openChecker } from "./checker.ts";
import { openIncoming } from "./incoming.ts";
import { createSelfCheck } from "./self-check.ts";
import { DAMAGED, type Verdict } from "./verdict.ts";

const folder = mkdtempSync(join(tmpdir(), "matte-self-check-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A checker whose processes share one verdict, and a count of their checks. */
function checkerWith(verdict: Verdict | null) {
  let checks = 0;
  const process: CheckerProcess = {
    check: async () => {
      checks += 1;
      return verdict;
    },
    alive: () => true,
    stop: () => undefined,
  };
  return { checker: openChecker(1000, () => process), checks: () => checks };
}

it("A checker that checks a picture is ready, and is not asked again for a minute", async () => {
  const checker = openChecker();
  const ready = createSelfCheck(checker, openIncoming(folder));
  expect(checker.lastVerdict()).toBeNull();
  expect(await ready()).toBeNull();
  const last = checker.lastVerdict();
  expect(last).not.toBeNull();
  expect(await ready()).toBeNull();
  expect(checker.lastVerdict()).toBe(last);
  expect(readdirSync(folder)).toEqual([]);
  checker.close();
});

it.each([
  ["end", null],
  ["find every picture damaged", DAMAGED],
])("A checker whose processes %s is not ready", async (_what, verdict) => {
  const { checker, checks } = checkerWith(verdict);
  expect(await createSelfCheck(checker, openIncoming(folder))()).toBe("image-checker");
  expect(checks()).toBeGreaterThan(0);
  expect(readdirSync(folder)).toEqual([]);
});

it("A checker without a folder to write to is not ready", async () => {
  const gone = join(folder, "gone");
  const incoming = openIncoming(gone);
  rmSync(gone, { recursive: true });
  expect(await createSelfCheck(checkerWith(DAMAGED).checker, incoming)()).toBe("image-checker");
});
