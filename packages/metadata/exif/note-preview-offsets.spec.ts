import { describe, expect, test } from "vitest";
import { bytes, long, text } from "../../../tools/photos/exif/entries.ts";
import { type Entry, tiff } from "../../../tools/photos/exif/tiff.ts";
import { join } from "@matte/pixels/bytes";
import { jpeg, latin1 } from "@matte/pixels/testing";
import { blockWithNote, edited, holds, ORDERS } from "./testing.ts";

const PREVIEW = jpeg(32, 24, { sampling: "4:2:0", quality: 80 });
const PREVIEW_PART = PREVIEW.subarray(200, 240);
const FIRMWARE = latin1("Firmware 1.234");

/** Note with its preview at the block's end. */
interface RecordNote {
  readonly make: string;
  readonly head: string;
  readonly entries: (offset: number, u16: (value: number) => number[]) => readonly Entry[];
  /** True for a 16-bit offset. */
  readonly isShort?: boolean;
}

const FIRMWARE_ENTRY = text(0x0207, "Firmware 1.234");
const RECORD_NOTES: Readonly<Record<string, RecordNote>> = {
  Canon: {
    make: "Canon",
    head: "",
    entries: (offset) => [long(0x00b6, 24, 2, PREVIEW.length, 32, 24, offset), FIRMWARE_ENTRY],
  },
  Minolta: {
    make: "Konica Minolta Camera, Inc.",
    head: "",
    entries: (offset) => [long(0x0088, offset), long(0x0089, PREVIEW.length), FIRMWARE_ENTRY],
  },
  Ricoh: {
    make: "RICOH",
    head: "Ricoh\0\0\0",
    entries: (offset, u16) => [
      FIRMWARE_ENTRY,
      bytes(0x1001, ...latin1("x".repeat(28)), ...u16(offset), ...u16(PREVIEW.length), 7, 7),
    ],
    isShort: true,
  },
};

describe.each(ORDERS)("an edited block in byte order %s with a preview at its end", (order) => {
  const u16 = (value: number): number[] => (order === "II" ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const u32 = (value: number): number[] =>
    order === "II" ? [...u16(value & 0xffff), ...u16(value >>> 16)] : [...u16(value >>> 16), ...u16(value & 0xffff)];

  function blockOf({ make, head, entries }: RecordNote, offset: number): Uint8Array<ArrayBuffer> {
    return blockWithNote({ make, model: "One", order }, (at) => {
      const start = at + head.length;
      return join([
        latin1(head),
        tiff(order, { entries: entries(offset, u16) }, Math.max(8, start)).subarray(Math.max(8, start)),
      ]);
    });
  }

  test.each(Object.entries(RECORD_NOTES))("has neither the preview nor its offset in a note of %s", (_, note) => {
    const offset = blockOf(note, 0).length;
    const source = join([blockOf(note, offset), PREVIEW]);
    const place = Uint8Array.from((note.isShort ? u16 : u32)(offset));
    expect(holds(source, PREVIEW_PART) && holds(source, place)).toBe(true);
    const result = edited(source);
    expect(holds(result, PREVIEW_PART) || holds(result, place)).toBe(false);
    expect(holds(result, FIRMWARE)).toBe(true);
  });

  test.each(Object.entries(RECORD_NOTES))("has no offset out of the block in a note of %s", (_, note) => {
    const offset = note.isShort ? 60_001 : 2_000_001;
    const place = Uint8Array.from((note.isShort ? u16 : u32)(offset));
    const source = blockOf(note, offset);
    expect(holds(source, place)).toBe(true);
    expect(holds(edited(source), place)).toBe(false);
  });

  test("has neither the preview nor its offset in a note of Samsung", () => {
    const note = (offset: number) => (): Uint8Array =>
      join([latin1("STMN100\0"), Uint8Array.from([...u32(offset), ...u32(PREVIEW.length)]), FIRMWARE]);
    const camera = { make: "SAMSUNG TECHWIN", model: "One", order };
    const offset = blockWithNote(camera, note(0)).length;
    const result = edited(join([blockWithNote(camera, note(offset)), PREVIEW]));
    expect(holds(result, PREVIEW_PART)).toBe(false);
    expect(holds(result, join([latin1("STMN100\0"), new Uint8Array(8), FIRMWARE]))).toBe(true);
  });
});
