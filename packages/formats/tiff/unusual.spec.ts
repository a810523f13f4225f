/** TIFFs and raw files with unusual metadata and structure. */
import { describe, expect, test } from "vitest";
import { short, TAG, text } from "../../../tools/photos/exif/entries.ts";
import { type Entry, tiff } from "../../../tools/photos/exif/tiff.ts";
import { nef } from "../../../tools/photos/raw/tiff-raws.ts";
import { type TiffPlan, writeTiff } from "../../../tools/photos/tiff/writer.ts";
import { convertPhoto } from "../convert.ts";
import { readWords } from "../read-words.ts";
import { datasets as iptcDatasets, resources } from "@matte/metadata/testing";
import { jpeg } from "@matte/pixels/testing";
import { recogniseFile } from "../recognise.ts";

const PICTURE: TiffPlan = {
  order: "II",
  width: 4,
  height: 4,
  bits: 8,
  samples: 1,
  photometric: 1,
  data: new Uint8Array(16),
};

async function convertedFile(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const found = await convertPhoto(new Blob([file]));
  if (found?.status !== "converted") throw new Error(JSON.stringify(found));
  return new Uint8Array(await found.file.arrayBuffer());
}

function jpegOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  return jpeg(width, height, { sampling: "4:2:0", quality: 80 });
}

describe("the IPTC of a TIFF", () => {
  const datasets = iptcDatasets([
    [5, "Harbour at dusk"],
    [90, "Kiel"],
  ]);
  const padded = [...datasets, ...new Uint8Array(-datasets.length & 3)];
  const word = (at: number): number[] => padded.slice(at, at + 4);
  /** LONG numbers, which the writer stores in the file's byte order. */
  const longs = (isSwapped: boolean): number[] =>
    Array.from({ length: padded.length / 4 }, (_, index) => {
      const [a = 0, b = 0, c = 0, d = 0] = isSwapped ? word(4 * index) : word(4 * index).toReversed();
      return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    });

  test.each<[string, Entry]>([
    ["type UNDEFINED", { tag: 0x83bb, type: "undefined", values: [...datasets] }],
    ["type BYTE", { tag: 0x83bb, type: "byte", values: [...datasets] }],
    ["type LONG", { tag: 0x83bb, type: "long", values: longs(false) }],
    ["type LONG in the other order of bytes", { tag: 0x83bb, type: "long", values: longs(true) }],
    ["Photoshop's resources", { tag: 0x8649, type: "byte", values: [...resources(datasets)] }],
  ])("is read from %s", async (_, entry) => {
    const png = await convertedFile(writeTiff({ ...PICTURE, exif: { entries: [entry] } }));
    expect(await readWords(png)).toMatchObject({ title: "Harbour at dusk", city: "Kiel" });
  });

  test("is read from a raw file", async () => {
    const iptc: Entry = { tag: 0x83bb, type: "undefined", values: [...datasets] };
    const exif = { entries: [text(TAG.Make, "NIKON CORPORATION"), iptc] };
    const found = await convertPhoto(
      new Blob([nef({ order: "MM", exif, jpeg: jpegOf(700, 500), thumbnail: jpegOf(160, 120) })]),
    );
    if (found?.status !== "converted") throw new Error(found?.status);
    expect(await readWords(new Uint8Array(await found.file.arrayBuffer()))).toMatchObject({
      title: "Harbour at dusk",
      city: "Kiel",
    });
  });
});

describe("a raw file whose first directory is far away", () => {
  /** Moves a TIFF's directory and values by `by` bytes. */
  function movedRaw(file: Uint8Array, by: number): Uint8Array<ArrayBuffer> {
    const moved = new Uint8Array(file.length + by);
    moved.set(file.subarray(0, 8));
    moved.set(file.subarray(8), 8 + by);
    return moved;
  }

  test.each([4000, 4084, 5000, 300_000])("is recognised at a distance of %i bytes", async (by) => {
    const exif = { entries: [text(TAG.Make, "NIKON CORPORATION")] };
    const plain = nef({ order: "II", exif, jpeg: jpegOf(700, 500), thumbnail: jpegOf(160, 120) });
    const [start, moved] = [8 + by, movedRaw(plain, by)];
    // Moves only the directory correctly: recognition reads nothing else but the maker's name.
    const view = new DataView(moved.buffer);
    view.setUint32(4, start, true);
    for (let index = 0; index < view.getUint16(start, true); index += 1) {
      const at = start + 2 + 12 * index;
      const isOutside = view.getUint32(at + 4, true) > 4 && view.getUint16(at + 2, true) === 2;
      if (isOutside) view.setUint32(at + 8, view.getUint32(at + 8, true) + by, true);
    }
    expect(await recogniseFile(new Blob([moved]))).toEqual({
      kind: "converted",
      from: "raw",
      type: "camera raw (NEF)",
    });
  });

  test("is a plain TIFF if the directory is beyond the end of the file", async () => {
    const file = Uint8Array.from([0x49, 0x49, 42, 0, 0, 0, 1, 0, 0, 0, 0, 0]);
    expect(await recogniseFile(new Blob([file]))).toEqual({ kind: "converted", from: "tiff", type: "TIFF" });
  });
});

test("a raw file whose only preview is JPEG XL is named so", async () => {
  const version: Entry = { tag: 0xc612, type: "byte", values: [1, 7, 0, 0] };
  const file = tiff("II", { entries: [version, short(TAG.Compression, 52_546)] });
  expect(await convertPhoto(new Blob([file]))).toEqual({ status: "unsupported", type: "camera raw (JPEG XL preview)" });
});
