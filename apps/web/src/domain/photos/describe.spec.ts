import { expect, test } from "vitest";
import { describePhotoError } from "./describe.ts";
import { PhotoError } from "./types.ts";

const named = (type: string): PhotoError => new PhotoError("unsupported", "unsupported", { type });

test.each([
  [new PhotoError("truncated", ""), "“a.jpg” is incomplete: the file ends early. Copy it from the card again."],
  [new PhotoError("empty", ""), "“a.jpg” is empty. Copy it from the card again."],
  [new PhotoError("corrupt", ""), "“a.jpg” is damaged and can’t be read. Copy it from the card again."],
  [
    new PhotoError("not-an-image", ""),
    "“a.jpg” isn’t an image. Choose a JPEG, PNG, WebP, AVIF, HEIC, JPEG XL, TIFF or raw file.",
  ],
  [new PhotoError("too-large", ""), "“a.jpg” is larger than the browser can draw. Make it smaller first."],
  [
    new PhotoError("frame-too-large", "", { type: "webp" }),
    "With its frame, “a.jpg” is too large for WebP: at most 16,383 px per side and 268 megapixels. Use a smaller export size, or JPG or PNG.",
  ],
  [
    new PhotoError("frame-too-large", "", { type: "jpeg" }),
    "With its frame, “a.jpg” is too large for JPG: at most 65,500 px per side and 268 megapixels. Use a smaller export size or a narrower matte.",
  ],
  [
    new PhotoError("font", ""),
    "“a.jpg” wasn’t exported: the caption’s font couldn’t be loaded. It’s tried again when the network is back. Another font may be there.",
  ],
  [
    new PhotoError("gone", ""),
    "“a.jpg” couldn’t be read: the file was moved, changed or deleted. Put it back, or add it again.",
  ],
  [
    new PhotoError("no-camera-jpeg", ""),
    "“a.jpg” is a raw file without a JPEG that can be framed. Develop it and save it as JPEG first.",
  ],
  [new PhotoError("too-slow", ""), "“a.jpg” took too long and was skipped."],
  [new PhotoError("failed", ""), "“a.jpg” couldn’t be read: something went wrong in the browser. Try again."],
  [new PhotoError("unsupported", ""), "“a.jpg” is of a type that can’t be framed. Save it as JPEG, PNG or WebP first."],
  [named("animated AVIF"), "“a.jpg” is an animated AVIF file. Save it as JPEG, PNG or WebP first."],
  [
    new PhotoError("undecodable", "", { type: "HEIC" }),
    "“a.jpg” is a HEIC file, which this browser can’t open. Save it as JPEG, PNG or WebP first.",
  ],
  [named("SVG"), "“a.jpg” is an SVG file. Save it as JPEG, PNG or WebP first."],
  [named("icon"), "“a.jpg” is an icon file. Save it as JPEG, PNG or WebP first."],
  [named("arithmetic-coded JPEG"), "“a.jpg” is an arithmetic-coded JPEG file. Save it as JPEG, PNG or WebP first."],
  [named("camera raw (NEF)"), "“a.jpg” is a camera raw (NEF) file. Save it as JPEG, PNG or WebP first."],
  [named("CMYK TIFF"), "“a.jpg” is a CMYK TIFF file. Save it as JPEG, PNG or WebP first."],
  [named("video"), "“a.jpg” is a video. Save it as JPEG, PNG or WebP first."],
  [new Error("something else"), "“a.jpg” couldn’t be read: something went wrong in the browser. Try again."],
])("the sentence about %o is “%s”", (error, sentence) => {
  expect(describePhotoError(error, "a.jpg")).toBe(sentence);
});
