import { describe, expect, it } from "vitest";
import { isHidden, looksLikePhoto, naturalOrder } from "./file-kinds.ts";
import { failureTexts, loadedText, loadingText, passedOverText } from "./words.ts";

describe("file kinds", () => {
  it.each([
    ["a.jpg", "image/jpeg", true],
    ["a.png", "image/png", true],
    ["a.webp", "image/webp", true],
    ["a.gif", "image/gif", false],
    ["a.jpg", "text/plain", false],
    ["DSC0001.JPG", "", true],
    ["a.JPEG", "", true],
    ["notes.txt", "", false],
    ["jpg", "", false],
  ])("a file %s of type '%s' looks like a photo: %s", (name, type, expected) => {
    expect(looksLikePhoto({ name, type })).toBe(expected);
  });

  it.each([
    [".DS_Store", true],
    ["._DSC0001.jpg", true],
    ["Thumbs.db", true],
    ["desktop.ini", true],
    ["a.b.jpg", false],
  ])("%s is hidden: %s", (name, expected) => {
    expect(isHidden(name)).toBe(expected);
  });

  it("are sorted in natural order, folder by folder", () => {
    const paths = ["x/10.jpg", "x/2.jpg", "x 2/1.jpg", "X/b/1.jpg", "x/a/9.jpg", "x/1.jpg"].map((path) =>
      path.split("/"),
    );
    expect(paths.toSorted(naturalOrder).map((path) => path.join("/"))).toEqual([
      "x/1.jpg",
      "x/2.jpg",
      "x/10.jpg",
      "x/a/9.jpg",
      "X/b/1.jpg",
      "x 2/1.jpg",
    ]);
  });
});

describe("loading notices", () => {
  it.each([
    [1, "Loading 1 image…", "1 loaded successfully"],
    [3, "Loading 3 images…", "3 loaded successfully"],
  ])("count %i photos", (count, loading, loaded) => {
    expect([loadingText(count), loadedText(count)]).toEqual([loading, loaded]);
  });

  it.each([
    [0, []],
    [2, ["1", "2"]],
    [5, ["1", "2", "3", "4", "5"]],
    [6, ["1", "2", "3", "4", "5", "1 more file could not be loaded."]],
    [9, ["1", "2", "3", "4", "5", "4 more files could not be loaded."]],
  ])("summarise %i failures", (count, expected) => {
    expect(failureTexts(Array.from({ length: count }, (_, index) => String(index + 1)))).toEqual(expected);
  });

  const file = new File([], "a.jpg");
  it.each([
    [{ files: [file], passedOver: 0, cut: false }, null],
    [{ files: [file], passedOver: 1, cut: false }, "1 file that is no photo was passed over."],
    [{ files: [], passedOver: 4, cut: false }, "4 files that are no photos were passed over."],
    [{ files: [], passedOver: 0, cut: false }, "No photos found."],
    [{ files: [file], passedOver: 3, cut: true }, "Only the first 5000 photos were taken from the folders."],
  ])("describe findings %#", (findings, expected) => {
    expect(passedOverText(findings)).toBe(expected);
  });
});
