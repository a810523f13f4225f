import { expect, test } from "vitest";
import { photoErrorText } from "./photo-error.ts";

test.each([
  ["undecodable", "HEIC", "“a.heic” is a HEIC file. Save it as JPEG, PNG, WebP or TIFF first."],
  ["unsupported", "SVG", "“a.heic” is an SVG file. Save it as JPEG, PNG, WebP or TIFF first."],
  ["unreadable", null, "“a.heic” can’t be read. Check that it exists and that you may read it."],
  ["folder", null, "“a.heic” is a folder. Give the photos in it, such as a.heic/*.jpg"],
  ["not-an-image", null, "“a.heic” isn’t an image. Choose a JPEG, PNG, WebP, AVIF, JPEG XL, TIFF or raw file."],
] as const)("a photo that fails with %s %s is described by “%s”", (code, type, text) => {
  expect(photoErrorText({ code, type, message: "" }, "a.heic")).toBe(text);
});
