import { expect, test } from "vitest";
import { fileSizeLimit } from "./file-size.ts";

test.each([
  [2000, "jpeg", 2_000_000],
  [null, "jpeg", null],
  [2000, "png", null],
  [2000, "webp", null],
] as const)("a limit of %o KB on %s is %o bytes", (fileSizeKb, exportFormat, bytes) => {
  expect(fileSizeLimit({ fileSizeKb, exportFormat })).toBe(bytes);
});
