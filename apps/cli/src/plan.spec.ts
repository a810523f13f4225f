import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { writeAccount } from "../../../test/e2e/support/command-line.ts";
import { ownAccountFile, readPlan } from "./plan.ts";

const DAY_MS = 24 * 60 * 60_000;
let folder = "";
let error = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "matte-plan-"));
  error = "";
  vi.stubEnv("XDG_CONFIG_HOME", folder);
  vi.spyOn(process.stderr, "write").mockImplementation((text) => Boolean((error += String(text))));
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function changeAccount(change: (text: string) => string): Promise<void> {
  const file = ownAccountFile();
  await writeFile(file, change(await readFile(file, "utf8")));
}

test("A computer that is signed in has its plan, and one that never was has the Free plan, without a word", async () => {
  expect(await readPlan()).toBe("free");
  await writeAccount(folder, "pro");
  expect(await readPlan()).toBe("pro");
  expect(error).toBe("");
});

test("A sign-in that is older than 30 days is said to have ended", async () => {
  await writeAccount(folder, "pro");
  vi.useFakeTimers({ now: Date.now() + 31 * DAY_MS, toFake: ["Date"] });
  expect(await readPlan()).toBe("free");
  expect(error).toContain("Sign in again with “matte sign-in https://matte.example”.");
});

test.each([
  [
    "a changed plan",
    (text: string) => text.replace(/"token":"([^.]+)\.[^.]+/, '"token":"$1.e30'),
    "https://matte.example",
  ],
  ["no JSON", () => "{", "URL"],
])("A sign-in with %s is said to have ended", async (_title, change, server) => {
  await writeAccount(folder, "studio");
  await changeAccount(change);
  expect(await readPlan()).toBe("free");
  expect(error).toContain(`Sign in again with “matte sign-in ${server}”.`);
});
