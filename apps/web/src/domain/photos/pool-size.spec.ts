import { expect, test } from "vitest";
import { poolSize } from "./pool-size.ts";

test.each([
  [{ hardwareConcurrency: 1 }, 1],
  [{ hardwareConcurrency: 2, deviceMemory: 16 }, 2],
  [{ hardwareConcurrency: 16, deviceMemory: 16 }, 4],
  [{ hardwareConcurrency: 16 }, 4],
  [{ hardwareConcurrency: 8, deviceMemory: 4 }, 2],
  [{ hardwareConcurrency: 8, deviceMemory: 0.5 }, 1],
  [{}, 2],
])("a computer with %o gets %i workers", (computer, size) => {
  expect(poolSize(computer)).toBe(size);
});
