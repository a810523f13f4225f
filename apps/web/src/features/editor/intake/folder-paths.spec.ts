import { describe, expect, it } from "vitest";
import { isHidden, naturalOrder } from "./folder-paths.ts";

describe("files in folders", () => {
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
