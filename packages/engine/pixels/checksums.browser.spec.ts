import { expect, it } from "vitest";
import { shadowPixels } from "./shadow.ts";
import { CHECKSUMS, checksumOf, SHADOW_SHAPES } from "./testing.ts";

it.each(Object.entries(SHADOW_SHAPES))("the shadow of %s has the same bytes on every platform", (name, shape) => {
  expect(checksumOf(shadowPixels(shape, { x: 0, y: 0, width: 320, height: 240 }).pixels)).toBe(CHECKSUMS[name]);
});
