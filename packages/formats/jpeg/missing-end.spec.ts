import { describe, expect, it } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import { dataEnd } from "@matte/jpeg/lossless";
import { jpeg } from "@matte/pixels/testing";
import { opened } from "@matte/jpeg/testing";
import { withMissingEnd } from "./missing-end.ts";
import { probeJpeg } from "./probe.ts";

const SIZE = [93, 71] as const;
const WHOLE = jpeg(...SIZE, { sampling: "4:2:0", quality: 92 });
/** A phone trailer's start: an MP4 box and its data, including marker-like bytes and another JPEG's end. */
const FOREIGN = Uint8Array.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 1, 0xff, 0xd3, 7, 0xff, 0xc0, 9, 0xff, 0xd9, 3]);

function mended(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  return withMissingEnd(file, probeJpeg(file));
}

function withoutEnd(file: Uint8Array, cut = 2): Uint8Array<ArrayBuffer> {
  return file.slice(0, file.length - cut);
}

describe("a JPEG whose picture is complete", () => {
  it.each([
    ["of one scan", { quality: 92 }],
    ["with restart markers", { quality: 92, restartInterval: 3 }],
    ["that is progressive", { quality: 92, progressive: true }],
    ["with coarse steps", { quality: 20, huffman: "optimised" }],
  ] as const)("%s gets the end marker that it lacks", (_, options) => {
    const whole = jpeg(...SIZE, { sampling: "4:2:0", ...options });
    expect(mended(withoutEnd(whole))).toEqual(whole);
    expect(probeJpeg(mended(withoutEnd(whole))!).status).toBe("photo");
  });

  it.each(["separate-scans", "unaligned-444", "trailing-bytes", "cmyk"] as const)("%s gets it too", async (name) => {
    const whole = await photo(name);
    const end = whole.findLastIndex((byte, at) => byte === 0xff && whole[at + 1] === 0xd9);
    expect(mended(whole.slice(0, end))).toEqual(whole.slice(0, end + 2));
  });

  it.each([1, 3])("gets it before other data, with a restart interval of %i", (restartInterval) => {
    const whole = jpeg(...SIZE, { sampling: "4:2:0", quality: 92, restartInterval });
    expect(mended(join([withoutEnd(whole), FOREIGN]))).toEqual(join([whole, FOREIGN]));
  });

  it("gets it before other data that look like the end of a picture", () => {
    expect(mended(join([withoutEnd(WHOLE), FOREIGN]))).toEqual(join([WHOLE, FOREIGN]));
  });

  it("stays as it is with its end marker", async () => {
    for (const name of ["plain", "restart-422-rows", "progressive-420", "trailing-bytes", "fill-bytes"] as const) {
      expect(mended(await photo(name))).toBeNull();
    }
  });
});

describe("a JPEG whose data end too soon", () => {
  it.each([3, 10, 100, 1000])("stays incomplete without its last %i bytes", (cut) => {
    expect(mended(withoutEnd(WHOLE, 2 + cut))).toBeNull();
  });

  it("stays incomplete where a card has filled it up with zeros", () => {
    for (const cut of [20, 200, 2000]) {
      expect(mended(join([withoutEnd(WHOLE, cut), new Uint8Array(20_000)]))).toBeNull();
    }
  });

  it.each([
    ["without a scan", [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]],
    ["without its header", [0xff, 0xd8, 0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 5]],
  ])("stays incomplete %s", (_, bytes) => {
    expect(mended(Uint8Array.from(bytes))).toBeNull();
  });

  it("stays incomplete where scans of its components or bits are missing", async () => {
    for (const whole of [await photo("progressive-420"), await photo("separate-scans")]) {
      const last = whole.findLastIndex((byte, at) => byte === 0xff && whole[at + 1] === 0xda);
      expect(mended(whole.slice(0, last))).toBeNull();
    }
  });
});

describe("the end of a JPEG's data", () => {
  it.each([0, 1, 5])("is before its end marker, with a restart interval of %i", (restartInterval) => {
    const whole = jpeg(...SIZE, { sampling: "4:2:2", quality: 98, restartInterval });
    expect(dataEnd(opened(whole))).toBe(whole.length - 2);
  });
});
