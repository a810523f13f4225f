import { describe, expect, test } from "vitest";
import { photo, type PhotoName } from "../../../test/photos/index.ts";
import { join } from "../bytes.ts";
import { isBarePicture } from "./pictures.ts";

const BARE: readonly PhotoName[] = ["one-pixel", "progressive-restart", "adobe-rgb", "png-palette", "webp-lossy"];
const WITH_METADATA: readonly PhotoName[] = [
  "iphone-15-pro",
  "comment",
  "trailing-bytes",
  "png-exif",
  "webp-exif",
  "avif-10-bit",
];

test.each(BARE)("%s has pixels and colours alone", async (name) => {
  expect(isBarePicture(await photo(name))).toBe(true);
});

test.each(WITH_METADATA)("%s may have a location", async (name) => {
  expect(isBarePicture(await photo(name))).toBe(false);
});

describe.each<PhotoName>(["one-pixel", "png-palette", "webp-lossy"])("%s", (name) => {
  test("may have a location after its end", async () => {
    expect(isBarePicture(join([await photo(name), new TextEncoder().encode("GPS 52.5, 13.4")]))).toBe(false);
  });

  test("is not bare when it is cut anywhere", async () => {
    const file = await photo(name);
    for (let length = 0; length < file.length; length += Math.ceil(file.length / 300))
      expect(isBarePicture(file.subarray(0, length)), `${length} bytes`).toBe(false);
  });
});
