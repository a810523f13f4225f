import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { type CameraData, cameraDataFrom, cameraTags } from "@matte/engine";
import { describe, expect, test } from "vitest";
import { bytes, short, TAG, text } from "../../../tools/photos/exif/entries.ts";
import { tiff } from "../../../tools/photos/exif/tiff.ts";
import { photo } from "../../../test/photos/index.ts";
import { latin1, withSegment } from "@matte/pixels/testing";
import { exiftool, hasExiftool } from "@matte/pixels/testing/exiftool";
import { tagsOf as readTags } from "../tags.ts";
import { blockWithNote } from "./testing.ts";
import { blockOf, CAMERA_NOTES } from "./testing/camera-notes.ts";

const EXIF = "Exif\0\0";

function factsIn(block: Uint8Array): CameraData {
  return cameraDataFrom(readTags(block, new Uint8Array(), cameraTags()));
}

describe.each(Object.entries(CAMERA_NOTES))("the maker note of %s", (_, one) => {
  test("has the facts that EXIF lacks", () => {
    const { iso, lens } = factsIn(blockOf(one));
    expect({ ...(iso === undefined ? {} : { iso }), ...(lens === undefined ? {} : { lens }) }).toEqual(one.expected);
  });

  test.runIf(hasExiftool)("has the same facts for exiftool", async () => {
    const folder = await mkdtemp(path(tmpdir(), "matte-note-"));
    const file = path(folder, "photo.jpg");
    await writeFile(file, withSegment(await photo("plain"), 0xe1, EXIF, blockOf(one)));
    const [read] = await exiftool([file], "--n", "-all");
    await rm(folder, { recursive: true });
    expect(read).toMatchObject(one.exiftool);
  });
});

test("a maker note whose byte order is not that of its block is read too", () => {
  const { order, ...one } = CAMERA_NOTES["Canon with a speed and a name"]!;
  expect(factsIn(blockOf({ ...one, order: "MM" }, order))).toMatchObject(one.expected);
});

test("records of a Canon whose first number is not their length have no facts, as an editor moved the note away from them", () => {
  const one = CAMERA_NOTES["Canon with a speed and a name"]!;
  const settings = Array.from({ length: 46 }, (_, index) => (index === 16 ? 0x4000 + 2468 : 2));
  const block = blockOf({ ...one, note: { entries: [short(0x0001, ...settings)] } });
  expect(factsIn(block)).not.toHaveProperty("iso");
  expect(factsIn(block)).not.toHaveProperty("lens");
});

/** Kodak notes without a directory: speed position and first letters. */
const KODAK_NOTES: readonly (readonly [model: string, start: string, at: number, order: "II" | "MM"])[] = [
  ["DC4800", "KDK INFO", 104, "MM"],
  ["CX7430", "KDK0100\0", 104, "II"],
  ["DC240", `${"\0".repeat(12)}\x07\xd0`, 0x4e, "MM"],
  ["CX4230", "\0\x1a\x18\0", 0x1e, "MM"],
  ["DX3215", "", 0x1a, "MM"],
  ["DX3700", "", 0x1a, "II"],
];

describe.each(KODAK_NOTES)("the maker note of a Kodak %s", (model, start, at, order) => {
  const camera = { make: "EASTMAN KODAK COMPANY", model: `KODAK ${model} DIGITAL CAMERA`, order: "MM" as const };

  function noteWith(speed: number, length = 200): Uint8Array {
    const note = new Uint8Array(length);
    note.set(latin1(start).subarray(0, length));
    if (at + 2 <= length) new DataView(note.buffer).setUint16(at, speed, order === "II");
    return note;
  }

  test("has the ISO speed", () => {
    expect(factsIn(blockWithNote(camera, () => noteWith(140)))).toMatchObject({ iso: 140 });
  });

  test("has none where it is too short, says 0, or is another maker's", () => {
    expect(factsIn(blockWithNote(camera, () => noteWith(140, at)))).not.toHaveProperty("iso");
    expect(factsIn(blockWithNote(camera, () => noteWith(0)))).not.toHaveProperty("iso");
    const others = { ...camera, make: "Other" };
    expect(factsIn(blockWithNote(others, () => noteWith(140)))).not.toHaveProperty("iso");
  });

  test.runIf(hasExiftool)("has the same ISO speed for exiftool", async () => {
    const folder = await mkdtemp(path(tmpdir(), "matte-note-"));
    const file = path(folder, "photo.jpg");
    const block = blockWithNote(camera, () => noteWith(140));
    await writeFile(file, withSegment(await photo("plain"), 0xe1, EXIF, block));
    const [read] = await exiftool([file], "-all");
    await rm(folder, { recursive: true });
    expect(read).toMatchObject({ "Kodak:ISO": 140 });
  });
});

test("EXIF counts before the maker note", () => {
  const one = CAMERA_NOTES["Panasonic"]!;
  const entries = [short(TAG.ISO, 400), text(TAG.LensModel, "LUMIX G 20/F1.7")];
  const block = tiff("II", {
    entries: [text(TAG.Make, one.make)],
    children: [{ tag: TAG.ExifIfd, directory: { entries: [...entries, bytes(TAG.MakerNote, ...one.head)] } }],
  });
  expect(factsIn(block)).toMatchObject({ iso: 400, lens: "LUMIX G 20/F1.7" });
});
