import { expect, test } from "vitest";
import { latin1 } from "@matte/pixels/testing";
import type { JpegSegment } from "@matte/pixels/segments";
import { outputMetadata } from "./output-metadata.ts";

const JFIF: JpegSegment = { marker: 0xe0, payload: latin1("JFIF\0\x01\x02\x00\0\x03\0\x04\x01\x01abc") };
const ADOBE: JpegSegment = { marker: 0xee, payload: latin1("Adobe\0d\0\0\0\0\x01") };
const EXIF: JpegSegment = { marker: 0xe1, payload: latin1("Exif\0\0") };

/** The photo's JFIF header 1.02: 433 dots per inch, no thumbnail. */
const WITH_DENSITY: JpegSegment = { marker: 0xe0, payload: latin1("JFIF\0\x01\x02\x01\x01\xb1\x01\xb1\0\0") };
const ADDED: JpegSegment = { marker: 0xe0, payload: latin1("JFIF\0\x01\x01\x01\x01\xb1\x01\xb1\0\0") };

test.each([
  ["replaces that of JFIF's header", "ycc", [JFIF, ADOBE], [WITH_DENSITY, ADOBE, EXIF]],
  ["adds a JFIF header to YCbCr", "ycc", [ADOBE], [ADDED, ADOBE, EXIF]],
  ["adds a JFIF header to grey", "grey", [], [ADDED, EXIF]],
  ["adds none to RGB, whose meaning it would change", "rgb", [ADOBE], [ADOBE, EXIF]],
] as const)("a density %s", (_, colour, metadata, expected) => {
  expect(outputMetadata({ colour, metadata }, { segments: [EXIF], density: 433 })).toEqual(expected);
});

test("without a density JFIF’s header only loses its thumbnail", () => {
  const [header] = outputMetadata({ colour: "ycc", metadata: [JFIF] }, { segments: [EXIF] });
  expect(header?.payload).toEqual(latin1("JFIF\0\x01\x02\x00\0\x03\0\x04\0\0"));
});
