import { expect, it } from "vitest";
import { randomUuid } from "./open-connection.ts";

it.each([
  [0x00, "00000000-0000-4000-8000-000000000000"],
  [0xff, "ffffffff-ffff-4fff-bfff-ffffffffffff"],
])("random bytes of %i make the UUID %s", (byte, uuid) => {
  expect(randomUuid((bytes) => bytes.fill(byte))).toBe(uuid);
});

it("UUIDs differ each time", () => {
  expect(new Set(Array.from({ length: 100 }, () => randomUuid())).size).toBe(100);
});
