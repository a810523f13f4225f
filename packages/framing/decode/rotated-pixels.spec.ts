import { expect, test } from "vitest";
import { ROTATED_HASH, rotatedHash } from "../testing/rotated.ts";

test("A rotated picture has the same bytes in Node as everywhere", async () => {
  expect(await rotatedHash()).toBe(ROTATED_HASH);
});
