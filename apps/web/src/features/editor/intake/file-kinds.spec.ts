import { describe, expect, it } from "vitest";
import { isHidden, looksLikePhoto, naturalOrder } from "./file-kinds.ts";

describe("file kinds", () => {
  it.each([
    ["a.jpg", "image/jpeg", true],
    ["a.png", "image/png", true],
    ["a.webp", "image/webp", true],
    ["a.gif", "image/gif", false],
    ["a.jpg", "text/plain", false],
    ["DSC0001.JPG", "", true],
    ["a.JPEG", "", true],
    ["DSC0001.NEF", "", true],
    ["IMG_0001.cr2", "image/x-canon-cr2", true],
    ["DSC0001.NEF", "image/tiff", true],
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

  it("files are sorted in natural order, folder by folder", () => {
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
