import { describe, expect, test } from "vitest";
import { bytes, long, short, TAG, text } from "../../../tools/photos/exif/entries.ts";
import { gpsDirectory } from "../../../tools/photos/exif/gps.ts";
import { tiff } from "../../../tools/photos/exif/tiff.ts";
import { utf8 } from "../testing/edits.ts";
import { editExif, type ExifEdit } from "./edit.ts";
import { exifBlock, holds, LATITUDE, LONGITUDE, ORDERS, POSITION, rationals, tagsOf } from "./testing.ts";

const [ASCII, LONG] = [2, 4];
const X_RESOLUTION = 0x011a;

const EDIT: ExifEdit = {
  size: { width: 6400, height: 4800 },
  orientation: 1,
  colour: "keep",
  keepLocation: false,
};

const THUMBNAIL = Uint8Array.from({ length: 3000 }, (_, index) => (index * 7) | 1);
const NOTE = Array.from({ length: 300 }, (_, index) => (index * 37 + 11) & 255);

function edited(block: Uint8Array, edit: Partial<ExifEdit> = {}): Uint8Array {
  const result = editExif(block, { ...EDIT, ...edit });
  if (result === null) throw new Error("the block was dropped");
  return result;
}

describe.each(ORDERS)("an edited EXIF block in byte order %s", (order) => {
  const full = exifBlock(order, { gps: true, thumbnail: THUMBNAIL, exif: [bytes(TAG.MakerNote, ...NOTE)] });

  test("has the export's orientation and dimensions, and all other values unchanged", () => {
    const { Thumbnail, gps, ...before } = tagsOf(full);
    expect(Thumbnail).toBeDefined();
    expect(gps).toBeDefined();
    const kept = Object.entries(before).filter(([name]) => !/^GPS|^(Compression|XResolution|JPEG)|Pointer$/.test(name));
    const expected = { ...Object.fromEntries(kept), Orientation: 1, PixelXDimension: 6400, PixelYDimension: 4800 };
    expect(tagsOf(edited(full))).toMatchObject(expected);
  });

  test("has no place of its subject left after a crop, and keeps it otherwise", () => {
    const place = [801, 402, 77, 66] as const;
    const block = exifBlock(order, { exif: [short(0x9214, ...place), short(0xa214, 801, 402)] });
    const stored = new Uint8Array(8);
    const view = new DataView(stored.buffer);
    for (const [at, value] of place.entries()) view.setUint16(2 * at, value, order === "II");
    expect(holds(block, stored)).toBe(true);
    expect(tagsOf(edited(block))).toHaveProperty("SubjectArea");
    const cropped = edited(block, { isCropped: true });
    expect(tagsOf(cropped)).not.toHaveProperty("SubjectArea");
    expect(tagsOf(cropped)).not.toHaveProperty("SubjectLocation");
    expect(holds(cropped, stored)).toBe(false);
  });

  test("keeps its orientation if the pixels keep theirs", () => {
    expect(tagsOf(edited(full, { orientation: "keep" }))["Orientation"]).toBe(6);
  });

  test("loses the thumbnail and its directory, and becomes shorter", () => {
    const result = edited(full);
    expect(tagsOf(result)).not.toHaveProperty("Thumbnail");
    expect(holds(result, THUMBNAIL.subarray(100, 116))).toBe(false);
    expect(result.length).toBeLessThan(full.length - THUMBNAIL.length);
  });

  test("loses its location including the bytes", () => {
    const result = edited(full);
    expect(tagsOf(result)).not.toHaveProperty("gps");
    expect(Object.keys(tagsOf(result)).filter((name) => name.includes("GPS"))).toEqual([]);
    for (const coordinate of [LATITUDE, LONGITUDE]) {
      const wanted = rationals(order, ...coordinate);
      expect(holds(full, wanted)).toBe(true);
      expect(holds(result, wanted)).toBe(false);
    }
  });

  test("keeps its location on request", () => {
    expect(tagsOf(edited(full, { keepLocation: true }))["gps"]).toEqual(tagsOf(full)["gps"]);
  });

  test("keeps the maker note at its offset", () => {
    const note = Uint8Array.from(NOTE);
    expect(Buffer.from(edited(full)).indexOf(note)).toBe(Buffer.from(full).indexOf(note));
  });

  test("loses copies of its coordinates in a maker note", () => {
    const copy = rationals(order, ...LATITUDE);
    const exif = [bytes(TAG.MakerNote, ...NOTE, ...copy, ...NOTE)];
    const result = edited(exifBlock(order, { gps: true, exif }));
    expect(holds(result, copy)).toBe(false);
    expect(holds(result, Uint8Array.from([...NOTE, ...copy.fill(0), ...NOTE]))).toBe(true);
  });

  test.each([
    ["SHORT", 3],
    ["SLONG", 9],
    ["IFD", 13],
    ["RATIONAL", 5],
    ["BYTE", 1],
    ["ASCII", 2],
    ["LONG8", 16],
    ["an unknown one", 255],
    ["none", 0],
  ])("loses its location if the type of its pointer is %s", (_, type) => {
    const result = edited(retyped(order, full, type));
    for (const coordinate of [LATITUDE, LONGITUDE]) expect(holds(result, rationals(order, ...coordinate))).toBe(false);
    expect(holds(result, utf8("2025:05:17"))).toBe(false);
    expect(tagsOf(result)).toMatchObject({ Make: ["Maker"], ExposureTime: [1, 250] });
  });

  test("loses a location that no pointer leads to", () => {
    const view = Buffer.from(full);
    const row = view.indexOf(Uint8Array.from(order === "II" ? [0x25, 0x88, 4, 0] : [0x88, 0x25, 0, 4]));
    view.fill(0xff, row, row + 2);
    const result = edited(Uint8Array.from(view));
    for (const coordinate of [LATITUDE, LONGITUDE]) expect(holds(result, rationals(order, ...coordinate))).toBe(false);
  });

  test.each(ORDERS)("loses the location of a block in byte order %s inside its maker note", (inner) => {
    const exif = [bytes(TAG.MakerNote, ...NOTE, ...exifBlock(inner, { gps: true }), ...NOTE)];
    const result = edited(exifBlock(order, { exif }));
    for (const coordinate of [LATITUDE, LONGITUDE]) expect(holds(result, rationals(inner, ...coordinate))).toBe(false);
    expect(holds(result, Uint8Array.from(NOTE))).toBe(true);
  });

  test("keeps zeros that equal zero coordinates", () => {
    const nought = rationals(order, 0, 1, 0, 1, 0, 1);
    const exif = [bytes(TAG.MakerNote, ...NOTE, ...nought)];
    const gps = gpsDirectory({ latitude: 0, longitude: 0, altitude: 1 });
    const block = tiff(order, {
      entries: [text(TAG.Make, "Maker")],
      children: [
        { tag: TAG.ExifIfd, directory: { entries: exif } },
        { tag: TAG.GpsIfd, directory: gps },
      ],
    });
    expect(holds(edited(block), Uint8Array.from([...NOTE, ...nought]))).toBe(true);
  });

  test("keeps a maker note that overlaps the claimed thumbnail", () => {
    const view = Buffer.from(full);
    const row = view.indexOf(Uint8Array.from(order === "II" ? [1, 2, 4, 0] : [2, 1, 0, 4]));
    const note = view.indexOf(Uint8Array.from(NOTE));
    if (order === "II") view.writeUInt32LE(note + 10, row + 8);
    else view.writeUInt32BE(note + 10, row + 8);
    expect(holds(edited(Uint8Array.from(view)), Uint8Array.from(NOTE))).toBe(true);
  });

  test("loses the tie points of GeoTIFF", () => {
    const tie = [17, 18, 19, 20, 21, 22].map((value) => value * 10_000_019);
    const result = edited(exifBlock(order, { ifd0: [long(0x8482, ...tie), short(0x87af, 4)] }));
    expect(holds(result, rationals(order, ...tie))).toBe(false);
  });

  test("stores sizes beyond a SHORT as a LONG", () => {
    const result = edited(exifBlock(order, { ifd0: [short(0x0100, 6000), short(0x0101, 4000)] }), {
      size: { width: 65_500, height: 70_000 },
    });
    expect(tagsOf(result)).toMatchObject({ ImageWidth: 65_500, ImageLength: 70_000, PixelYDimension: 70_000 });
  });

  test.each([
    ["srgb", 1, "R98"],
    ["display-p3", 65_535, "R98"],
    ["keep", 65_535, "R03"],
  ] as const)("declares its colours as %s", (colour, space, index) => {
    const interoperability = [text(0x0001, "R03"), long(0x1001, 6000), long(0x1002, 4000)];
    const tags = tagsOf(edited(exifBlock(order, { interoperability }), { colour }));
    expect(tags).toMatchObject({ ColorSpace: space, InteroperabilityIndex: [index] });
    expect(tags).toMatchObject({ RelatedImageWidth: 6400, RelatedImageHeight: 4800 });
  });

  test.each(["the first directory", "the EXIF directory", "the location", "the maker note", "beyond the end"])(
    "loses no other value if the pointer to its interoperability leads to %s",
    (target) => {
      const source = exifBlock(order, {
        gps: true,
        exif: [bytes(TAG.MakerNote, 0, 1, ...NOTE)],
        interoperability: [text(0x0001, "R98")],
      });
      const { gps, ...before } = tagsOf(source);
      expect(gps).toBeDefined();
      const result = tagsOf(edited(misdirected(order, source, target)));
      expect(result).toMatchObject({ Model: before["Model"], ExposureTime: [1, 250], MakerNote: before["MakerNote"] });
      expect(Object.keys(result).filter((name) => /Interoperability|GPS/.test(name))).toEqual([]);
    },
  );

  test("is a copy of the given block", () => {
    const before = full.slice();
    edited(full);
    expect(full).toEqual(before);
  });
});

/** Changes the GPS pointer's type; a SHORT is moved to the start of its four bytes. */
function retyped(order: string, block: Uint8Array, type: number): Uint8Array {
  const view = Buffer.from(block);
  const row = view.indexOf(Uint8Array.from(order === "II" ? [0x25, 0x88, 4, 0] : [0x88, 0x25, 0, 4]));
  if (order === "II") view.writeUInt16LE(type, row + 2);
  else view.writeUInt16BE(type, row + 2);
  if (order === "MM" && type === 3) view.copyWithin(row + 8, row + 10, row + 12);
  return Uint8Array.from(view);
}

/** Points the interoperability pointer elsewhere. */
function misdirected(order: "II" | "MM", block: Uint8Array, target: string): Uint8Array {
  const view = Buffer.from(block);
  const little = order === "II";
  const rowOf = (tag: number): number =>
    view.indexOf(Uint8Array.from(little ? [tag & 255, tag >> 8, 4, 0] : [tag >> 8, tag & 255, 0, 4]));
  const valueOf = (tag: number): number =>
    little ? view.readUInt32LE(rowOf(tag) + 8) : view.readUInt32BE(rowOf(tag) + 8);
  const places: Readonly<Record<string, number>> = {
    "the first directory": 8,
    "the EXIF directory": valueOf(TAG.ExifIfd),
    "the location": valueOf(TAG.GpsIfd),
    "the maker note": view.indexOf(Uint8Array.from(NOTE)) - 2,
    "beyond the end": 1_000_000,
  };
  const at = rowOf(0xa005) + 8;
  if (little) view.writeUInt32LE(places[target] ?? 0, at);
  else view.writeUInt32BE(places[target] ?? 0, at);
  return Uint8Array.from(view);
}

describe("editExif", () => {
  const whole = exifBlock("II", { gps: true });
  const pointer = Buffer.from(whole).indexOf(Uint8Array.of(0x25, 0x88, 4, 0));
  const gpsAt = Buffer.from(whole).readUInt32LE(pointer + 8);
  const patched = (at: number, value: number): Uint8Array => {
    const copy = Buffer.from(whole);
    copy.writeUInt32LE(value, at);
    return Uint8Array.from(copy);
  };

  test.each([
    ["nothing", new Uint8Array()],
    ["no TIFF header", new Uint8Array(64)],
    ["a first directory beyond the end", patched(4, 1_000_000)],
    ["a first directory inside the header", patched(4, 4)],
    ["a first directory cut off", whole.subarray(0, 30)],
    ["a GPS directory that is the first one", patched(pointer + 8, 8)],
    ["a GPS directory across the first one's fields", patched(pointer + 8, 20)],
    [
      "nothing but a location",
      tiff("II", { entries: [], children: [{ tag: TAG.GpsIfd, directory: gpsDirectory(POSITION) }] }),
    ],
  ])("returns null for %s", (_, block) => {
    expect(editExif(block, EDIT)).toBeNull();
  });

  test("overwrites a GPS directory up to the end of a truncated block", () => {
    const cut = whole.slice(0, gpsAt + 2 + 12 * 6);
    const result = edited(cut);
    expect(result.length <= gpsAt || result.subarray(gpsAt).every((byte) => byte === 0)).toBe(true);
  });

  test("unlinks a GPS directory past the end of the block", () => {
    expect(tagsOf(edited(patched(pointer + 8, 1_000_000)))).toMatchObject({ Make: ["Maker"] });
  });

  /** Makes a block whose row after the GPS pointer has a tag equal to the offset of a row with a GPS tag. */
  function beforeOffset(pointerType: number): Uint8Array {
    const padding = Array.from({ length: 600 }, () => 0xee);
    const block = Buffer.from(exifBlock("II", { gps: true, ifd0: [bytes(0xc4a5, ...padding)] }));
    const [row, next] = [0x8825, 0xc4a5].map((tag) => block.indexOf(Uint8Array.of(tag & 0xff, tag >> 8)));
    expect(next).toBe(row! + 12);
    block.writeUInt16LE(X_RESOLUTION, next);
    block.writeUInt16LE(1, X_RESOLUTION);
    block.writeUInt16LE(2, X_RESOLUTION + 2);
    block.writeUInt16LE(pointerType, row! + 2);
    return Uint8Array.from(block);
  }

  test("keeps an interoperability directory that has its version alone", () => {
    const block = exifBlock("MM", { interoperability: [bytes(2, 0x30, 0x31, 0x30, 0x30)] });
    const versions = (one: Uint8Array): number => Buffer.from(one).indexOf("\0\x02\0\x07\0\0\0\x040100", 0, "latin1");
    expect(versions(block)).toBeGreaterThan(0);
    expect(versions(edited(block))).toBe(versions(block));
    expect(Buffer.from(edited(block)).indexOf(Uint8Array.of(0xa0, 0x05))).toBeGreaterThan(0);
  });

  test("follows a valid GPS pointer alone, whatever the next row’s tag is", () => {
    const result = edited(beforeOffset(LONG));
    expect(tagsOf(result)).toMatchObject({ Make: ["Maker"], Model: ["Camera One"] });
    expect(tagsOf(result)).not.toHaveProperty("gps");
    expect(Buffer.from(result).readUInt16LE(X_RESOLUTION + 2)).toBe(2);
  });

  test("keeps tables that a guess at a GPS pointer of a wrong type leads to", () => {
    const block = Buffer.from(exifBlock("II", { gps: true }));
    const row = block.indexOf(Uint8Array.of(0x25, 0x88, LONG, 0));
    block.writeUInt16LE(ASCII, row + 2);
    // Two bytes before the EXIF pointer’s row, whose tag is then read as a count.
    const exifTable = block.readUInt32LE(block.indexOf(Uint8Array.of(0x69, 0x87, LONG, 0)) + 8);
    block.writeUInt32LE(exifTable, row + 8);
    expect(tagsOf(edited(Uint8Array.from(block)))).toMatchObject({ Make: ["Maker"], ExposureTime: [1, 250] });
  });
});
