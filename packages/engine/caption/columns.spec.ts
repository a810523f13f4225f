import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyCamera, anySettings, anySubject, settingsWith } from "../testing.ts";
import type { Settings } from "../settings/table.ts";
import type { CameraData } from "./camera.ts";
import { cleanLine } from "./clean-line.ts";
import { captionColumns, captionDescription } from "./columns.ts";

const CAMERA: CameraData = {
  camera: "NIKON D850",
  lens: "50mm f/1.8",
  focalLength: 50,
  aperture: 2.8,
  exposureTime: 0.004,
  iso: 400,
};
const EXIF = "50mm  f/2.8  1/250 s  ISO 400";
const FULL: Partial<Settings> = {
  showMetadata: true,
  locationText: "Paris",
  photoBy: "© Ada",
  additionalCredits: "Styling: Bo\nLight: Cy",
};

const columns = (changes: Partial<Settings>, subject = "Vessels", camera = CAMERA) =>
  captionColumns(settingsWith({ ...FULL, ...changes }), subject, camera);

describe("captionColumns", () => {
  it("puts the picture on the left, its makers on the right", () => {
    expect(columns({})).toEqual({
      left: [
        { role: "subject", text: "Vessels", weight: 600 },
        { role: "location", text: "Paris", weight: 400 },
      ],
      right: [
        { role: "credit", text: "© Ada", weight: 500 },
        { role: "additional", text: "Styling: Bo", weight: 400 },
        { role: "additional", text: "Light: Cy", weight: 400 },
        { role: "camera", text: "NIKON D850", weight: 400 },
        { role: "lens", text: "50mm f/1.8", weight: 400 },
        { role: "exif", text: EXIF, weight: 400 },
      ],
    });
  });

  const credits = ["© Ada", "Styling: Bo", "Light: Cy"];

  test.each<[Settings["metadataDisplay"], string[]]>([
    ["all", [...credits, "NIKON D850", "50mm f/1.8", EXIF]],
    ["camera", [...credits, "NIKON D850"]],
    ["lens", [...credits, "50mm f/1.8"]],
    ["exif", [...credits, EXIF]],
    ["none", credits],
  ])("metadata display %s", (metadataDisplay, right) => {
    expect(columns({ metadataDisplay }).right.map((line) => line.text)).toEqual(right);
  });

  test.each<[string, Partial<Settings>, string, CameraData, string]>([
    ["everything", {}, "Vessels", {}, "Vessels\nParis\n© Ada\nStyling: Bo\nLight: Cy"],
    ["no caption", { showMetadata: false }, "Vessels", CAMERA, ""],
    ["the subject not printed", { printSubjectName: false }, "Vessels", {}, "Paris\n© Ada\nStyling: Bo\nLight: Cy"],
    ["the stored subject is not the photo's", { subjectName: "Other" }, "", {}, "Paris\n© Ada\nStyling: Bo\nLight: Cy"],
    [
      "blank fields leave no gap",
      { locationText: " \t", photoBy: "\u200B", additionalCredits: "\n\nBo\r\n \r\nCy\n" },
      " ",
      {},
      "Bo\nCy",
    ],
    [
      "every kind of line break",
      { additionalCredits: "a\rb\u2028c\u2029d\u0085e\ff\vg" },
      "S",
      {},
      "S\nParis\n© Ada\na\nb\nc\nd\ne\nf\ng",
    ],
    [
      "unknown values leave no gap",
      { metadataDisplay: "all", additionalCredits: "" },
      "S",
      { lens: "50mm", iso: 100 },
      "S\nParis\n© Ada\n50mm\nISO 100",
    ],
  ])("described: %s", (_, changes, subject, camera, description) => {
    expect(captionDescription(columns(changes, subject, camera))).toBe(description);
  });

  it("has only clean lines, whatever was typed", () => {
    fc.assert(
      fc.property(anySettings, anySubject, anyCamera, (settings, subject, camera) => {
        const { left, right } = captionColumns({ ...settings, showMetadata: true }, subject, camera);
        for (const { text } of [...left, ...right]) expect(cleanLine(text)).toBe(text);
        expect([...left, ...right].every(({ text }) => text !== "")).toBe(true);
      }),
    );
  });
});

describe("cleanLine", () => {
  test.each([
    ["plain", "Ada Lovelace", "Ada Lovelace"],
    ["trimmed", "\u00A0 Ada \u3000", "Ada"],
    ["breaks folded", "Ada \r\n\t Lovelace", "Ada Lovelace"],
    ["controls folded", "Ada\u0000\u001bLovelace", "Ada Lovelace"],
    ["spaces as typed", "Oslo  ·  2024", "Oslo  ·  2024"],
    ["Unicode kept", "東京　👩‍👩‍👧 e\u0301 שלום", "東京　👩‍👩‍👧 e\u0301 שלום"],
    ["joiners kept", "می\u200Cخواهم", "می\u200Cخواهم"],
    ["an override gone", "Ada \u202Eecalevol", "Ada ecalevol"],
    ["an embedding closed", "\u202Bשלום", "\u202Bשלום\u202C"],
    ["half a surrogate pair", "Ada \ud83d", "Ada \ufffd"],
    ["spaces only", " \n\t ", ""],
    ["nothing to see", "\u200B\u200F\uFEFF\u2066\u2069", ""],
  ])("%s", (_, text, line) => {
    expect(cleanLine(text)).toBe(line);
  });

  it("is the same when done twice", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => cleanLine(cleanLine(text)) === cleanLine(text)));
  });
});
