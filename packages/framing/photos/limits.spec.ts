import { expect, test } from "vitest";
import { assertDrawable, assertEncodable } from "./limits.ts";

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
  [16_383, 26, "webp", true],
  [16_384, 26, "webp", false],
] as const)("a canvas of %i x %i px can be encoded as %s: %s", (width, height, format, encodable) => {
  const attempt = (): void => assertEncodable({ width, height }, format);
  if (encodable) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(expect.objectContaining({ code: "frame-too-large", type: format }));
});

test.each([
  [11_648, 8736, true],
  [15_000, 15_000, true],
  [60_000, 150, true],
  [65_536, 1, false],
  [17_000, 17_000, false],
])("a photo of %i x %i px can be framed, unless its frame is too large: %s", (width, height, drawable) => {
  const attempt = (): void => assertDrawable({ width, height });
  if (drawable) expect(attempt).not.toThrow();
  else expect(attempt).toThrow(TOO_LARGE);
});
