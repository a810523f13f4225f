import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join as path } from "node:path";
import { type CameraData, cameraDataFrom, cameraTags } from "@matte/engine";
import { describe, expect, test } from "vitest";
import { bytes, short, TAG, text } from "../../../../tools/photos/exif/entries.ts";
import { tiff } from "../../../../tools/photos/exif/tiff.ts";
import { photo } from "../../../../test/photos/index.ts";
import { EXIF } from "../../formats/jpeg/app-segments.ts";
import { segment, withSegments } from "../../formats/jpeg/metadata/testing.ts";
import { exiftool, hasExiftool } from "../../formats/testing.ts";
import { tagsOf as readTags } from "../tags.ts";
import { blockOf, CAMERA_NOTES } from "./testing/camera-notes.ts";

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
    await writeFile(file, withSegments(await photo("plain"), [segment(0xe1, EXIF, blockOf(one))]));
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

test("EXIF counts before the maker note", () => {
  const one = CAMERA_NOTES["Panasonic"]!;
  const entries = [short(TAG.ISO, 400), text(TAG.LensModel, "LUMIX G 20/F1.7")];
  const block = tiff("II", {
    entries: [text(TAG.Make, one.make)],
    children: [{ tag: TAG.ExifIfd, directory: { entries: [...entries, bytes(TAG.MakerNote, ...one.head)] } }],
  });
  expect(factsIn(block)).toMatchObject({ iso: 400, lens: "LUMIX G 20/F1.7" });
});
