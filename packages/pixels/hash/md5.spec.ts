import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { md5 } from "./md5.ts";

test.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 1000, 70_000])("md5 of %i bytes matches Node's", (length) => {
  const message = Uint8Array.from({ length }, (_, index) => (index * 131) & 255);
  expect(md5(message)).toBe(createHash("md5").update(message).digest("hex").toUpperCase());
});
