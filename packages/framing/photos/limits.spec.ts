import { expect, test } from "vitest";
import { assertDrawable, assertEncodable, assertFramable } from "./limits.ts";

const TOO_LARGE: unknown = expect.objectContaining({ name: "PhotoError", code: "too-large" });

test.each([
  [65_535, 4096, true],
  [65_536, 1, false],
  [1, 65_536, false],
  [16_384, 16_384, true],
  [16_384, 16_385, false],
])("a canvas of %i x %i px can be drawn: %s", (width, height, drawable) => {
  const attempt = (): void => assertDrawable({ width, height });
  if (drawable) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(TOO_LARGE);
});

test.each([
  [26, 65_500, "jpeg", true],
  [26, 65_501, "jpeg", false],
  [65_501, 26, "jpeg", false],
  [26, 65_535, "png", true],
  [26, 65_536, "png", false],
] as const)("a canvas of %i x %i px can be encoded as %s: %s", (width, height, format, encodable) => {
  const attempt = (): void => assertEncodable({ width, height }, format);
  if (encodable) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(TOO_LARGE);
});

test.each([
  [11_648, 8736, true],
  [14_000, 13_000, true],
  [15_000, 15_000, false],
  [60_000, 100, false],
  [65_536, 1, false],
])("a photo of %i x %i px can be framed: %s", (width, height, framable) => {
  const attempt = (): void => assertFramable({ width, height });
  if (framable) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(TOO_LARGE);
});
