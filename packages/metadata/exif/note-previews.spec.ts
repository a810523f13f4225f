import { describe, expect, test } from "vitest";
import { bytes, long, short, TAG, text } from "../../../tools/photos/exif/entries.ts";
import { type ByteOrder, tiff } from "../../../tools/photos/exif/tiff.ts";
import { join } from "@matte/pixels/bytes";
import { jpeg, latin1 } from "@matte/pixels/testing";
import { type Field, readDirectory } from "./directory.ts";
import { blockWithNote, edited, exifBlock, holds, ORDERS, tagsOf } from "./testing.ts";

const PREVIEW = jpeg(32, 24, { sampling: "4:2:0", quality: 80 });
const PREVIEW_PART = PREVIEW.subarray(200, 240);
const FIRMWARE = latin1("Firmware 1.234\0\0");

type Row = readonly [tag: number, type: number, count: number, value: number];

/** Offsets to which a note's rows point. */
interface Places {
  readonly firmware: number;
  readonly child: number;
  readonly preview: number;
}

interface Note {
  /** Identifier up to the directory; `??` is the byte order. */
  readonly letters: string;
  /** Offset base from the note's start; null for the block's start. */
  readonly base: number | null;
  readonly rows: (at: Places) => readonly Row[];
  readonly child?: (at: Places) => readonly Row[];
  /** True for a table that keeps its length: rows are emptied instead. */
  readonly keepsRows?: true;
}

const ASCII = 2;
const LONG = 4;
const UNDEFINED = 7;
const firmware = (at: Places): Row => [0x0207, ASCII, FIRMWARE.length, at.firmware];
const olympusRows = (at: Places): Row[] => [
  [0x0088, LONG, 1, at.preview],
  [0x0089, LONG, 1, PREVIEW.length],
  [0x0100, UNDEFINED, PREVIEW.length, at.preview],
  firmware(at),
  [0x2020, UNDEFINED, 42, at.child],
];
const olympusChild = (at: Places): Row[] => [
  [0x0101, LONG, 1, at.preview],
  [0x0102, LONG, 1, PREVIEW.length],
  [0x0300, LONG, 1, 5],
];
const pentaxRows = (at: Places): Row[] => [
  [0x0003, LONG, 1, PREVIEW.length],
  [0x0004, LONG, 1, at.preview],
  firmware(at),
];
const casioRows = (at: Places): Row[] => [...pentaxRows(at), [0x2000, UNDEFINED, 900, at.preview]];
const sigmaRows =
  (offset: number) =>
  (at: Places): Row[] => [[offset, LONG, 1, at.preview], [offset + 1, LONG, 1, PREVIEW.length], firmware(at)];
const NOTES: Readonly<Record<string, Note>> = {
  Nikon: {
    letters: "Nikon\0\x02\x10\0\0??TT\0\0\0\0",
    base: 10,
    rows: (at) => [[0x0011, LONG, 1, at.child], firmware(at)],
    child: (at) => [
      [0x0201, LONG, 1, at.preview],
      [0x0202, LONG, 1, PREVIEW.length],
    ],
  },
  Olympus: { letters: "OLYMPUS\0??\x03\0", base: 0, rows: olympusRows, child: olympusChild },
  "OM System": { letters: "OM SYSTEM\0\0\0??\x04\0", base: 0, rows: olympusRows, child: olympusChild },
  "older Olympus": { letters: "OLYMP\0\x01\0", base: null, rows: olympusRows, child: olympusChild },
  Pentax: { letters: "PENTAX \0??", base: 0, rows: pentaxRows },
  "older Pentax": { letters: "AOC\0??", base: null, rows: pentaxRows, keepsRows: true },
  Casio: { letters: "QVC\0\0\0", base: null, rows: casioRows, keepsRows: true },
  Concord: { letters: "DCI\0\0\0", base: null, rows: casioRows, keepsRows: true },
  Sigma: { letters: "SIGMA\0\0\0\x02\0", base: null, rows: sigmaRows(0x001a) },
  "Sigma SD1": { letters: "SIGMA\0\0\0\0\x03", base: null, rows: sigmaRows(0x001c) },
  Foveon: { letters: "FOVEON\0\0\x01\0", base: null, rows: sigmaRows(0x001a) },
  Sony: {
    letters: "SONY DSC \0\0\0",
    base: null,
    rows: (at) => [firmware(at), [0x2001, UNDEFINED, PREVIEW.length, at.preview]],
  },
};

const PREVIEW_TAGS = [
  0x0003, 0x0004, 0x0011, 0x0088, 0x0089, 0x0100, 0x0101, 0x0102, 0x2000, 0x2001, 0x001a, 0x001b, 0x001c, 0x001d,
];
const TABLE = 2 + 4;

/** @param preview preview offset if it is elsewhere */
function noteBytes(note: Note, order: ByteOrder, noteAt: number, preview?: number): Uint8Array {
  const little = order === "II";
  const tiffMark = little ? "*\0" : "\0*";
  const head = latin1(note.letters.replace("??", order).replace("TT", tiffMark));
  const shift = note.base === null ? noteAt : -note.base;
  const size = (rows: readonly Row[]): number => TABLE + 12 * rows.length;
  const none = { firmware: 0, child: 0, preview: 0 };
  const firmwareAt = head.length + size(note.rows(none)) + shift;
  const child = firmwareAt + FIRMWARE.length;
  const at = { firmware: firmwareAt, child, preview: preview ?? child + size(note.child?.(none) ?? []) };
  if (note.letters.includes("TT")) new DataView(head.buffer).setUint32(14, head.length - (note.base ?? 0), little);
  const children = note.child === undefined ? new Uint8Array(TABLE) : table(note.child(at), little);
  const end = preview === undefined ? [PREVIEW] : [];
  return join([head, table(note.rows(at), little), FIRMWARE, children, ...end]);
}

function table(rows: readonly Row[], little: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(TABLE + 12 * rows.length));
  view.setUint16(0, rows.length, little);
  rows.forEach(([tag, type, count, value], index) => {
    view.setUint16(2 + 12 * index, tag, little);
    view.setUint16(4 + 12 * index, type, little);
    view.setUint32(6 + 12 * index, count, little);
    view.setUint32(10 + 12 * index, value, little);
  });
  return new Uint8Array(view.buffer);
}

/** Edits a block with a note placed by the block's layout. */
function editedWith(order: ByteOrder, note: (noteAt: number) => Uint8Array): { block: Uint8Array; noteAt: number } {
  const make = (noteAt: number): Uint8Array => exifBlock(order, { exif: [bytes(TAG.MakerNote, ...note(noteAt))] });
  const noteAt = Buffer.from(make(0)).indexOf(note(0));
  return { block: edited(make(noteAt)), noteAt };
}

/** Tags in all directories inside a note, except empty rows. */
function tagsIn(block: Uint8Array, note: Note, order: ByteOrder, noteAt: number): number[] {
  const view = block.slice(noteAt - 8);
  view.set(latin1(order === "II" ? "II*\0" : "MM\0*"));
  const at = 8 + note.letters.length;
  const rows = readDirectory(view, at)?.fields ?? [];
  const child = readDirectory(view, at + TABLE + 12 * note.rows({ firmware: 0, child: 0, preview: 0 }).length + 16);
  const isEmpty = ({ at: row, count }: Field): boolean =>
    count === 0 || view.subarray(row + 8, row + 12).every((byte) => byte === 0);
  return [...rows, ...(child?.fields ?? [])].filter((field) => !isEmpty(field)).map(({ tag }) => tag);
}

function rowsIn(block: Uint8Array, { letters }: Note, order: ByteOrder, noteAt: number): number {
  return new DataView(block.buffer, block.byteOffset).getUint16(noteAt + letters.length, order === "II");
}

describe.each(ORDERS)("an edited block in byte order %s", (order) => {
  describe.each(Object.entries(NOTES))("with a note of %s", (_, note) => {
    test("has neither the preview in its maker note nor a pointer to it", () => {
      const { block, noteAt } = editedWith(order, (at) => noteBytes(note, order, at));
      expect(holds(block, PREVIEW_PART)).toBe(false);
      const tags = tagsIn(block, note, order, noteAt);
      expect(tags.filter((tag) => PREVIEW_TAGS.includes(tag))).toEqual([]);
      expect(tags).toContain(0x0207);
    });

    test("has no pointer to a preview outside the block", () => {
      const { block, noteAt } = editedWith(order, (at) => noteBytes(note, order, at, 2_000_000));
      expect(tagsIn(block, note, order, noteAt).filter((tag) => PREVIEW_TAGS.includes(tag))).toEqual([]);
    });

    test("has its table's length only where readers count from its end", () => {
      const { block, noteAt } = editedWith(order, (at) => noteBytes(note, order, at));
      const rows = note.rows({ firmware: 0, child: 0, preview: 0 }).length;
      if (note.keepsRows) expect(rowsIn(block, note, order, noteAt)).toBe(rows);
      else expect(rowsIn(block, note, order, noteAt)).toBeLessThan(rows);
    });

    test("keeps the maker note's other values at their offsets", () => {
      const source = noteBytes(note, order, 0);
      const { block, noteAt } = editedWith(order, (at) => noteBytes(note, order, at));
      const at = Buffer.from(source).indexOf(FIRMWARE);
      expect(block.slice(noteAt + at, noteAt + at + FIRMWARE.length)).toEqual(FIRMWARE);
    });
  });

  test("has no preview in a maker note of unknown layout, and keeps the bytes around it", () => {
    const around = latin1("\xff\xd8\xff not a picture \xff\xd9");
    const { block, noteAt } = editedWith(order, () => join([around, PREVIEW, around]));
    const expected = join([around, new Uint8Array(PREVIEW.length), around]);
    expect(block.slice(noteAt, noteAt + expected.length)).toEqual(expected);
  });

  test("keeps a value of its own that a maker note calls a preview", () => {
    const values = tagsOf(exifBlock(order));
    const { block } = editedWith(order, (at) => noteBytes(NOTES["older Pentax"]!, order, at, 8));
    expect(tagsOf(block)).toMatchObject({ Model: values["Model"], ExposureTime: values["ExposureTime"] });
  });

  test("has no preview of its first directory", () => {
    const source = exifBlock(order, {
      ifd0: [text(TAG.Software, "x".repeat(40)), long(0x0201, 0), long(0x0202, PREVIEW.length)],
    });
    const whole = join([source, PREVIEW]);
    const little = order === "II";
    const row = Buffer.from(whole).indexOf(Uint8Array.from(little ? [1, 2, 4, 0] : [2, 1, 0, 4]));
    new DataView(whole.buffer).setUint32(row + 8, source.length, little);
    const result = edited(whole);
    expect(holds(result, PREVIEW_PART)).toBe(false);
    expect(readDirectory(result, 8)?.fields.map(({ tag }) => tag)).not.toContain(0x0201);
    expect(tagsOf(result)).toMatchObject({ Software: ["x".repeat(40)] });
  });

  test("has no preview of a subordinate directory", () => {
    const source = exifBlock(order, { ifd0: [long(0x014a, 0)] });
    const little = order === "II";
    const child = table(
      [
        [0x0201, LONG, 1, source.length + TABLE + 24],
        [0x0202, LONG, 1, PREVIEW.length],
      ],
      little,
    );
    const whole = join([source, child, PREVIEW]);
    const row = Buffer.from(whole).indexOf(Uint8Array.from(little ? [0x4a, 1, 4, 0] : [1, 0x4a, 0, 4]));
    new DataView(whole.buffer).setUint32(row + 8, source.length, little);
    const result = edited(whole);
    expect(holds(result, PREVIEW_PART)).toBe(false);
    expect(result.length).toBeLessThanOrEqual(source.length);
    expect(readDirectory(result, 8)?.fields.map(({ tag }) => tag)).not.toContain(0x014a);
  });
});

test("a note of Sigma's software keeps texts under the tags of a preview", () => {
  const note = (at: number): Uint8Array => {
    const head = latin1("SIGMA\0\0\0\x02\0");
    const start = at + head.length;
    const entries = [text(0x001a, "Chro: 0.0"), text(0x001b, "Luma: 0.0"), short(0x001c, 640, 480)];
    return join([head, tiff("II", { entries }, Math.max(8, start)).subarray(Math.max(8, start))]);
  };
  const result = edited(blockWithNote({ make: "SIGMA", model: "DP1", order: "II" }, note));
  expect(holds(result, latin1("Chro: 0.0")) && holds(result, latin1("Luma: 0.0"))).toBe(true);
});

test("two maker notes in one block lose both their previews", () => {
  const note = bytes(TAG.MakerNote, ...noteBytes(NOTES["Olympus"]!, "II", 0));
  const result = edited(exifBlock("II", { exif: [note, note] }));
  expect(holds(result, latin1("OLYMPUS"))).toBe(true);
  expect(holds(result, PREVIEW_PART)).toBe(false);
});
