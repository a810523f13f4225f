import { describe, expect, test } from "vitest";
import { photo } from "../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import { bareJpeg } from "./bare.ts";
import { compareKept } from "./lossless/testing/coefficients.ts";
import { segments } from "@matte/pixels/segments";

/** Second bytes of a file's markers. */
function markersOf(jpeg: Uint8Array): readonly number[] {
  return [...segments(jpeg)].map(({ marker }) => marker);
}

function whole(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bare = bareJpeg(jpeg);
  if (bare === null) throw new Error("no bare JPEG");
  return join(bare.pieces);
}

describe("A bare JPEG", () => {
  test.each(["canon-eos-r6", "iphone-15-pro", "progressive-444", "restart-420", "progressive-grey"] as const)(
    "of %s has all coefficients, and no metadata",
    async (name) => {
      const given = await photo(name);
      const bare = whole(given);
      expect(compareKept(given, bare, { x: 0, y: 0 }).different).toEqual([]);
      const apps = markersOf(bare).filter((marker) => (marker >= 0xe1 && marker <= 0xed) || marker === 0xfe);
      expect(apps).toEqual([]);
    },
  );

  test("keeps its coded data byte for byte", async () => {
    const given = await photo("canon-eos-r6");
    const scan = [...segments(given)].find(({ marker }) => marker === 0xda);
    const data = Buffer.from(given.subarray(scan?.start));
    expect(Buffer.from(whole(given)).includes(data.subarray(0, data.indexOf(Buffer.of(0xff, 0xd9)) + 2))).toBe(true);
  });

  test("has the size and components of its file", async () => {
    expect(bareJpeg(await photo("progressive-grey"))).toMatchObject({ components: 1, inverted: false });
    expect(bareJpeg(await photo("cmyk-profile"))).toMatchObject({ components: 4 });
  });

  test("has no thumbnail in its JFIF header, and nothing after its end", () => {
    const jfif = [0xff, 0xe0, 0, 19, ...Buffer.from("JFIF\0"), 1, 2, 1, 0, 72, 0, 72, 1, 1, 9, 9, 9];
    const frame = [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0];
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 42, 42, 0xff, 0xd9];
    const jpeg = Uint8Array.of(0xff, 0xd8, ...jfif, ...frame, ...scan, 1, 2, 3);
    const plain = [0xff, 0xe0, 0, 16, ...jfif.slice(4, 16), 0, 0];
    expect([...whole(jpeg)]).toEqual([0xff, 0xd8, ...plain, ...frame, ...scan]);
  });

  test.each([
    ["arithmetic coding", 0xc9, 8, 8],
    ["samples of 12 bits", 0xc1, 12, 8],
    ["a height that follows its data", 0xc0, 8, 0],
  ])("is null for %s", (_name, marker, precision, height) => {
    const jpeg = [
      0xff,
      marker,
      0,
      11,
      precision,
      0,
      height,
      0,
      8,
      1,
      1,
      0x11,
      0,
      0xff,
      0xda,
      0,
      8,
      1,
      1,
      0,
      0,
      63,
      0,
      42,
    ];
    expect(bareJpeg(Uint8Array.of(0xff, 0xd8, ...jpeg, 0xff, 0xd9))).toBeNull();
  });
});
