import { describe, expect, test } from "vitest";
import { exifBlock } from "@matte/metadata/testing";
import { probePng } from "./probe.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10];

/** Makes a chunk with a zero CRC, which the probe does not check. */
function chunk(type: string, data: readonly number[] = []): number[] {
  return [0, 0, data.length >> 8, data.length & 255, ...new TextEncoder().encode(type), ...data, 0, 0, 0, 0];
}

function text(letters: string): number[] {
  return [...letters].map((letter) => letter.charCodeAt(0));
}

function ihdr(depth = 8, colour = 2, width = 4, height = 2): number[] {
  return chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, depth, colour, 0, 0, 0]);
}

const IDAT = chunk("IDAT", [1, 2, 3]);
const IEND = chunk("IEND");

function png(...parts: readonly (readonly number[])[]): Uint8Array {
  return Uint8Array.from([...SIGNATURE, ...parts.flat()]);
}

test.each([
  ["its chunks in order", [ihdr(), IDAT, IEND], "photo"],
  ["bytes after IEND", [ihdr(), IDAT, IEND, [1, 2, 3]], "photo"],
  ["no IEND", [ihdr(), IDAT], "truncated"],
  ["no IDAT", [ihdr(), IEND], "truncated"],
  ["an empty IDAT", [ihdr(), chunk("IDAT"), IEND], "truncated"],
  ["a truncated IDAT", [ihdr(), IDAT.slice(0, 9)], "truncated"],
  ["a signature only", [], "truncated"],
  ["no IHDR", [IDAT, IEND], "corrupt"],
  ["no width", [ihdr(8, 2, 0), IDAT, IEND], "corrupt"],
  ["a depth that its colour type does not have", [ihdr(4, 2), IDAT, IEND], "corrupt"],
  ["an unknown colour type", [ihdr(8, 5), IDAT, IEND], "corrupt"],
  ["a chunk without a valid name", [ihdr(), chunk("\x01\x02\x03\x04"), IEND], "corrupt"],
  ["a chunk of 4 GB", [ihdr(), [255, 255, 255, 255, ...text("IDAT")]], "corrupt"],
])("probePng reports the status of a file with %s", (_, parts, status) => {
  expect(probePng(png(...parts)).status).toBe(status);
});

test.each([
  ["grey", [ihdr(8, 0)], false],
  ["RGB", [ihdr(8, 2)], false],
  ["grey with alpha", [ihdr(8, 4)], true],
  ["RGB with alpha", [ihdr(16, 6)], true],
  ["RGB with a transparent colour", [ihdr(8, 2), chunk("tRNS", [0, 1, 0, 1, 0, 1])], true],
])("probePng reports transparency for %s", (_, parts, alpha) => {
  expect(probePng(png(...parts, IDAT, IEND))).toMatchObject({ header: { alpha } });
});

describe("the EXIF of a PNG", () => {
  const block = exifBlock("MM");
  const plain = chunk("eXIf", [...block]);
  const prefixed = chunk("eXIf", [...text("Exif\0\0"), ...block]);

  test.each([
    ["its chunk before the pixels", [ihdr(), plain, IDAT, IEND], 6],
    ["JPEG's identifier", [ihdr(), prefixed, IDAT, IEND], 6],
    ["its chunk after the pixels, which browsers do not turn", [ihdr(), IDAT, plain, IEND], 1],
  ])("is read with %s", (_, parts, orientation) => {
    const file = png(...parts);
    const found = probePng(file);
    if (found.status !== "photo" || found.header.exif === null) throw new Error("No EXIF");
    const { start, end } = found.header.exif;
    expect(file.subarray(start, end)).toEqual(block);
    expect(found.header.orientation).toBe(orientation);
  });
});

describe("the colour profile of a PNG", () => {
  const ICCP = chunk("iCCP", [...text("Display P3\0"), 0, 1, 2, 3]);
  const CICP = chunk("cICP", [12, 13, 0, 1]);

  test.each([
    ["none", [], { kind: "none" }],
    ["iCCP", [ICCP], { kind: "deflated-icc", bytes: Uint8Array.of(1, 2, 3) }],
    ["cICP before iCCP", [ICCP, CICP], { kind: "cicp", primaries: 12, transfer: 13 }],
    ["iCCP without a name", [chunk("iCCP", [0, 0, 1])], { kind: "none" }],
    ["iCCP packed in an unknown way", [chunk("iCCP", [...text("x\0"), 9, 1])], { kind: "none" }],
    ["cICP of a wrong length", [chunk("cICP", [12, 13])], { kind: "none" }],
  ])("is read from %s", (_, parts, profile) => {
    expect(probePng(png(ihdr(), ...parts, IDAT, IEND))).toMatchObject({ header: { profile } });
  });
});

describe("the XMP of a PNG", () => {
  const packetOf = (data: readonly number[]): string | null => {
    const file = png(ihdr(), chunk("iTXt", data), IDAT, IEND);
    const found = probePng(file);
    if (found.status !== "photo" || found.header.xmp === null) return null;
    return new TextDecoder().decode(file.subarray(found.header.xmp.start, found.header.xmp.end));
  };

  test.each([
    ["plain", "XML:com.adobe.xmp\0\0\0\0\0<x/>", "<x/>"],
    ["with a language and a translated keyword", "XML:com.adobe.xmp\0\0\0en\0key\0<x/>", "<x/>"],
    ["compressed, which nobody writes", "XML:com.adobe.xmp\0\x01\0\0\0<x/>", null],
    ["cut before its text", "XML:com.adobe.xmp\0\0\0en", null],
    ["another text", "Comment\0\0\0\0\0<x/>", null],
  ])("is found in %s", (_, data, expected) => {
    expect(packetOf(text(data))).toBe(expected);
  });
});
