import { describe, expect, it } from "vitest";
import { looksLikePhoto } from "./file-kinds.ts";

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
});
