import { expect, it } from "vitest";
import { bounded } from "./readiness.ts";

it("A check without an answer in time is a reason, runs once for all who ask, and counts when it has answered", async () => {
  const answers: ((answer: null) => void)[] = [];
  const check = bounded("database", () => new Promise((resolve) => answers.push(resolve)), 20);
  expect(await Promise.all([check(), check()])).toEqual(["database", "database"]);
  expect(await check()).toBe("database");
  expect(answers).toHaveLength(1);
  const late = check();
  answers[0]?.(null);
  expect(await late).toBeNull();
  const next = check();
  answers[1]?.(null);
  expect(await next).toBeNull();
});

it("A check that fails is a failure", async () => {
  await expect(bounded("database", () => Promise.reject(new Error("broken")))()).rejects.toThrow("broken");
});

it("A check keeps its own reason", async () => {
  expect(await bounded("image-store", async () => "image-folder")()).toBe("image-folder");
});
