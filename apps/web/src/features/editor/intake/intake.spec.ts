import { expect, it } from "vitest";
import { editorInTest, photoFile } from "../testing/editor-in-test.ts";
import type { DroppedItem } from "./dropped.ts";
import { remarkOn } from "./intake.ts";

/** A folder with one photo; reading it waits for `list`. */
function slowFolder() {
  let list = (): void => undefined;
  const listed = new Promise<void>((resolve) => (list = resolve));
  const photo = {
    isFile: true,
    isDirectory: false,
    name: "a.jpg",
    file: (ok: (file: File) => void) => ok(photoFile("a.jpg")),
  };
  const portions = [[photo], []];
  const createReader = () => ({
    readEntries: (ok: (entries: readonly unknown[]) => void) => void listed.then(() => ok(portions.shift() ?? [])),
  });
  const folder = { isFile: false, isDirectory: true, name: "trip", createReader } as unknown as FileSystemEntry;
  const item: DroppedItem = { kind: "file", type: "", getAsFile: () => null, webkitGetAsEntry: () => folder };
  return { item, list: () => list() };
}

it("the intake loads the photos of a dropped folder", async () => {
  const { document, intake } = editorInTest("pro");
  const { item, list } = slowFolder();
  list();
  await intake.takeItems([item]);
  expect(document().photos).toHaveLength(1);
});

it("the intake loads nothing when cancelled while a folder is read", async () => {
  const { document, intake, noticeTexts } = editorInTest("pro");
  const { item, list } = slowFolder();
  const done = intake.takeItems([item]);
  intake.cancel();
  list();
  await done;
  expect(document().photos).toEqual([]);
  expect(noticeTexts()).toEqual([]);
});

const file = new File([], "a.jpg");

it.each([
  [{ files: [file], skipped: 0, isCut: false }, null],
  [{ files: [file], skipped: 1, isCut: false }, "Skipped 1 file that isn’t a photo."],
  [{ files: [], skipped: 4, isCut: false }, "Skipped 4 files that aren’t photos."],
  [{ files: [], skipped: 0, isCut: false }, "No photos found."],
  [{ files: [file], skipped: 3, isCut: true }, "Only the first 5,000 photos in the folders were added."],
])("the intake remarks on files in folders that are not photos: %#", (findings, expected) => {
  expect(remarkOn(findings)).toBe(expected);
});
