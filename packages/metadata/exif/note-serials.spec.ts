import { cameraSerial, SERIAL_TAGS } from "@matte/engine";
import { expect, test } from "vitest";
import { long, text } from "../../../tools/photos/exif/entries.ts";
import { tiff } from "../../../tools/photos/exif/tiff.ts";
import { tagsOf } from "../tags.ts";
import type { CameraNote } from "./testing/camera-note.ts";
import { blockOf, CAMERA_NOTES } from "./testing/camera-notes.ts";

function serialIn(block: Uint8Array): string | undefined {
  return cameraSerial(tagsOf(block, new Uint8Array(), SERIAL_TAGS));
}

const noteWith = (name: string, note: CameraNote["note"]): Uint8Array => blockOf({ ...CAMERA_NOTES[name]!, note });

test.each([
  ["Nikon", { entries: [text(0x001d, "3001234", "\0")] }, "3001234"],
  ["Canon", { entries: [long(0x000c, 430_012_345)] }, "430012345"],
  [
    "Olympus",
    { entries: [], children: [{ tag: 0x2010, directory: { entries: [text(0x0101, "BHP242330", "\0")] } }] },
    "BHP242330",
  ],
] satisfies [string, CameraNote["note"], string][])(
  "the serial number of a %s is read from its maker note",
  (maker, note, serial) => {
    expect(serialIn(noteWith(maker, note))).toBe(serial);
  },
);

test("a serial number in EXIF counts before the maker note’s", () => {
  const exif = tiff("II", {
    entries: [],
    children: [{ tag: 0x8769, directory: { entries: [text(0xa431, "0123", "\0")] } }],
  });
  expect(serialIn(exif)).toBe("0123");
});

test("a photo without a serial number has none", () => {
  expect(serialIn(new Uint8Array())).toBeUndefined();
});
