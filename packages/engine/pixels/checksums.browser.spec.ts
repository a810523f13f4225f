import { expect, it } from "vitest";
import { groundPixels } from "./ground.ts";
import { shadowPixels } from "./shadow.ts";
import { CHECKSUMS, checksumOf, GROUND_CHECKSUMS, GROUNDS, SHADOW_SHAPES, stripes } from "./testing.ts";

const WHOLE = { x: 0, y: 0, width: 320, height: 240 };

it.each(Object.entries(SHADOW_SHAPES))("the shadow of %s has the same bytes on every platform", (name, shape) => {
  expect(checksumOf(shadowPixels(shape, WHOLE).pixels)).toBe(CHECKSUMS[name]);
});

it.each(Object.entries(GROUNDS))("the ground with %s has the same bytes on every platform", (name, ground) => {
  expect(checksumOf(groundPixels(ground, WHOLE, stripes(96, 64)).pixels)).toBe(GROUND_CHECKSUMS[name]);
});
