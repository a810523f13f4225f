import { describe, expect, test } from "vitest";
import { photo } from "../../../test/photos/index.ts";
import { join } from "@matte/pixels/bytes";
import { openLossless } from "@matte/jpeg/lossless";
import { probeJpeg } from "./probe.ts";

const SOI = [0xff, 0xd8];
const EOI = [0xff, 0xd9];
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xff, 0x00, 0xff, 0xd0, 0x34];

function frame(marker: number, { precision = 8, width = 5, height = 3, components = 3 } = {}): number[] {
  return [
    0xff,
    marker,
    0,
    8 + 3 * components,
    precision,
    0,
    height,
    0,
    width,
    components,
    ...Array<number>(3 * components).fill(1),
  ];
}

function segment(marker: number, data: readonly number[]): number[] {
  return [0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data];
}

function iccPiece(number: number, total: number, data: readonly number[]): number[] {
  return segment(0xe2, [...new TextEncoder().encode("ICC_PROFILE\0"), number, total, ...data]);
}

function jpeg(...parts: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from([...SOI, ...parts.flat()]);
}

test.each([
  ["baseline", frame(0xc0), "photo"],
  ["extended", frame(0xc1), "photo"],
  ["progressive", frame(0xc2), "photo"],
  ["grey", frame(0xc0, { components: 1 }), "photo"],
  ["CMYK", frame(0xc0, { components: 4 }), "photo"],
  ["two components", frame(0xc0, { components: 2 }), "corrupt"],
  ["no width", frame(0xc0, { width: 0 }), "corrupt"],
  ["no height yet", frame(0xc0, { height: 0 }), "corrupt"],
])("probeJpeg reads a %s frame header", (_, sof, status) => {
  expect(probeJpeg(jpeg(sof, SCAN, EOI)).status).toBe(status);
});

test.each([
  ["lossless JPEG", frame(0xc3)],
  ["arithmetic-coded JPEG", frame(0xc9)],
  ["12-bit JPEG", frame(0xc1, { precision: 12 })],
])("probeJpeg names %s as unsupported", (type, sof) => {
  expect(probeJpeg(jpeg(sof, SCAN, EOI))).toEqual({ status: "unsupported", type });
});

describe("probeJpeg", () => {
  const THUMBNAIL = segment(0xe1, [...SOI, ...frame(0xc0, { width: 2 }), ...SCAN, ...EOI]);

  test.each([
    ["without EOI", [frame(0xc0), SCAN]],
    ["without a scan", [frame(0xc0), EOI]],
    ["with nothing but a thumbnail's EOI", [THUMBNAIL, frame(0xc0), SCAN]],
    ["with zeros for the rest, as cards leave them", [frame(0xc0), SCAN, Array<number>(500).fill(0)]],
    ["in the middle of a segment", [frame(0xc0), [0xff, 0xe5, 1, 0, 7]]],
  ])("reports a file %s as truncated", (_, parts) => {
    expect(probeJpeg(jpeg(...parts)).status).toBe("truncated");
  });

  test("ignores bytes after EOI", () => {
    expect(probeJpeg(jpeg(frame(0xc0), SCAN, EOI, SOI, [1, 2, 3])).status).toBe("photo");
  });

  test("returns the size of the photo, not of its thumbnail", () => {
    const found = probeJpeg(jpeg(THUMBNAIL, frame(0xc0), SCAN, EOI));
    expect(found).toMatchObject({ status: "photo", header: { coded: { width: 5, height: 3 } } });
  });
});

describe("the ICC profile of a JPEG", () => {
  const profileOf = (...pieces: readonly (readonly number[])[]): unknown => {
    const found = probeJpeg(jpeg(...pieces, frame(0xc0), SCAN, EOI));
    return found.status === "photo" && found.header.profile.kind === "icc" ? [...found.header.profile.bytes] : null;
  };

  test.each([
    ["one piece", [iccPiece(1, 1, [7, 8, 9])], [7, 8, 9]],
    ["pieces in order", [iccPiece(1, 2, [7]), iccPiece(2, 2, [8, 9])], [7, 8, 9]],
    ["pieces out of order", [iccPiece(2, 2, [8, 9]), iccPiece(1, 2, [7])], [7, 8, 9]],
    ["a piece missing", [iccPiece(1, 2, [7])], null],
    ["a piece twice", [iccPiece(1, 2, [7]), iccPiece(1, 2, [7])], null],
    ["an empty piece", [iccPiece(1, 1, [])], null],
    ["none", [], null],
  ])("is assembled from %s", (_, pieces, expected) => {
    expect(profileOf(...pieces)).toEqual(expected);
  });
});

describe("segments in a header", () => {
  test.each(["plain", "progressive-420", "restart-422-rows", "trailing-bytes", "fill-bytes"] as const)(
    "open the photo %s without another search",
    async (name) => {
      const bytes = await photo(name);
      const found = probeJpeg(bytes);
      if (found.status !== "photo" || found.header.segments === undefined) throw new Error("No segments");
      expect(openLossless(bytes, found.header.segments)).toEqual(openLossless(bytes));
    },
  );

  test("are left out if there are very many", async () => {
    const bytes = await photo("plain");
    const comments = Array.from({ length: 1000 }, () => Uint8Array.of(0xff, 0xfe, 0, 2));
    const found = probeJpeg(join([bytes.subarray(0, 2), ...comments, bytes.subarray(2)]));
    expect(found.status).toBe("photo");
    expect("header" in found && found.header.segments).toBeUndefined();
  });
});
