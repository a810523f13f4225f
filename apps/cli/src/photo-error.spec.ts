import { expect, test } from "vitest";
import { photoErrorText } from "./photo-error.ts";

test.each([
  ["unsupported", "SVG", "“a.heic” is an SVG file. Save it as JPEG, PNG or WebP first."],
  ["unsupported", "JPEG 2000", "“a.heic” is a JPEG 2000 file. Save it as JPEG, PNG or WebP first."],
  ["too-large", null, "“a.heic” is too large. Make it smaller first."],
  [
    "frame-too-large",
    "jpeg",
    "With its frame, “a.heic” is too large for JPG: at most 65,500 px per side and 268 megapixels. Use a smaller export size or a narrower matte.",
  ],
  ["unreadable", null, "“a.heic” can’t be read. Check that it exists and that you may read it."],
  ["exists", "o/a.jpeg", "“o/a.jpeg” is there already, and isn’t the result of this photo. --force replaces it."],
  ["folder", null, "“a.heic” is a folder. Give the photos in it, such as a.heic/*.jpg"],
  ["not-an-image", null, "“a.heic” isn’t an image. Choose a JPEG, PNG, WebP, AVIF, HEIC, JPEG XL, TIFF or raw file."],
] as const)("a photo that fails with %s %s is described by “%s”", (code, type, text) => {
  expect(photoErrorText({ code, type, message: "" }, "a.heic")).toBe(text);
});
