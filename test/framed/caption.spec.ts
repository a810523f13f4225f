import type { Settings } from "@matte/engine";
import { expect, test } from "vitest";
import type { PhotoName } from "../photos/index.ts";
import { findText } from "./faults.ts";
import { framedPicture, sourcePicture } from "./framed.ts";
import { type Box, framed } from "./geometry.ts";
import { otherThan, rgb, sizeOf } from "./picture.ts";

interface Words {
  /** Guessed from the file's name. */
  readonly subject?: string;
  readonly location?: string;
  readonly credit?: string;
  readonly credits?: string;
  readonly display?: Settings["metadataDisplay"];
  readonly fontSize?: number;
}

/** Texts, the taller column's lines, and the columns with text. */
test.each<[PhotoName, Words, lines: number, columns: "none" | "left" | "right" | "both"]>([
  ["plain", {}, 0, "none"],
  ["plain", { subject: "Mist" }, 1, "left"],
  ["plain", { subject: "Mist", location: "Alps" }, 2, "left"],
  ["plain", { credit: "© Ada" }, 1, "right"],
  ["plain", { subject: "Mist", credit: "© Ada", credits: "Light: Bo\n\nHair: Cy\n", fontSize: 50 }, 3, "both"],
  ["canon-eos-r6", { display: "all" }, 3, "right"],
  ["canon-eos-r6", { subject: "Ridge", display: "camera", fontSize: 15 }, 1, "both"],
  ["canon-eos-r6", { subject: "Ridge", display: "lens" }, 1, "both"],
  ["canon-eos-r6", { subject: "Ridge", display: "exif", credit: "© Ada" }, 2, "both"],
  ["canon-eos-r6", { subject: "Ridge", display: "none" }, 1, "left"],
  ["plain", { location: "very long words ".repeat(20), credit: "and just as long ".repeat(20) }, 3, "both"],
])("The caption of %s, %j, has the height of %d lines, and text in these columns: %s", async (...row) => {
  const [name, words, lines, columns] = row;
  const canvas = await framedPicture(name, settingsOf(words), { fileName: fileNameOf(words) });
  const frame = framed(await sourcePicture(name), { outer: 8, caption: { lines, fontSize: words.fontSize ?? 25 } });
  expect(sizeOf(canvas)).toEqual(frame.canvas);
  const captionArea = frame.captionArea!;
  // Nothing is drawn outside the columns or at the caption area's edges.
  const inside = { ...captionArea, x: frame.photo.x - 2, width: frame.photo.width + 4 };
  expect(otherThan(canvas, [255, 255, 255], { area: captionArea, holes: [inside] })).toBeNull();
  const text = otherThan(canvas, [255, 255, 255], { area: captionArea, tolerance: 30 });
  expect(sidesWithText(text, frame.photo, frame.font)).toBe(columns);
});

function settingsOf({ location = "", credit = "", credits = "", display = "all", fontSize = 25 }: Words) {
  return {
    exportFormat: "png",
    showMetadata: true,
    locationText: location,
    photoBy: credit,
    additionalCredits: credits,
    metadataDisplay: display,
    metadataFontSize: fontSize,
  } as const;
}

function fileNameOf({ subject }: Words): string {
  return subject === undefined ? "IMG_1.jpg" : `${subject.toLowerCase()}.jpg`;
}

/** Returns the photo's edges reached by the text, within a letter's side bearing. */
function sidesWithText(text: Box | null, { x, width }: Box, font: number): string {
  if (text === null) return "none";
  const left = Math.abs(text.x - x) <= font * 0.3;
  const right = Math.abs(text.x + text.width - x - width) <= font * 0.3;
  return left && right ? "both" : left ? "left" : right ? "right" : "neither";
}

test("The caption is white on a dark matte", async () => {
  const settings = { exportFormat: "png", showMetadata: true, outerBorderColor: "#202020" } as const;
  const canvas = await framedPicture("plain", settings, { fileName: "mist.jpg" });
  const { captionArea } = framed(await sourcePicture("plain"), { outer: 8, caption: { lines: 1 } });
  expect(findText(canvas, captionArea!, rgb("#FFFFFF"))).not.toBeNull();
});
