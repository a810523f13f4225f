import { expect, it } from "vitest";
import { surfaceShades, SURFACE_KINDS } from "./index.ts";
import { CHECKSUMS, checksumOf } from "./testing.ts";

it.each(SURFACE_KINDS)("%s has the same bytes on every platform", (kind) => {
  expect(checksumOf(surfaceShades(kind))).toBe(CHECKSUMS[kind]);
});
