import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { anyCamera, anySettings, anySubject, settingsWith } from "../testing.ts";
import type { Settings } from "../settings/table.ts";
import type { CameraData } from "./camera-data.ts";
import { cleanLine } from "./clean-line.ts";
import { captionColumns, captionDescription } from "./columns.ts";

const CAMERA: CameraData = {
  camera: "NIKON D850",
  lens: "NIKKOR 50mm f/1.8",
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
  it("puts subject and location on the left, credits and camera data on the right", () => {
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
        { role: "lens", text: "NIKKOR 50mm f/1.8", weight: 400 },
        { role: "exif", text: EXIF, weight: 400 },
      ],
    });
  });

  test.each(["left", "center", "line"] as const)("has all lines in one column in the layout %s", (captionLayout) => {
    const { left, right } = columns({ captionLayout });
    expect(left.map(({ role }) => role)).toEqual([
      "subject",
      "location",
      "credit",
      "additional",
      "additional",
      "camera",
      "lens",
      "exif",
    ]);
    expect(right).toEqual([]);
  });

  const credits = ["© Ada", "Styling: Bo", "Light: Cy"];

  test.each<[Settings["metadataDisplay"], string[]]>([
    ["all", [...credits, "NIKON D850", "NIKKOR 50mm f/1.8", EXIF]],
    ["camera", [...credits, "NIKON D850"]],
    ["lens", [...credits, "NIKKOR 50mm f/1.8"]],
    ["exif", [...credits, EXIF]],
    ["none", credits],
  ])("has the credits and the lines of the metadata display %s on the right", (metadataDisplay, right) => {
    expect(columns({ metadataDisplay }).right.map((line) => line.text)).toEqual(right);
  });

  test.each<[string, Partial<Settings>, string, CameraData, string]>([
    ["subject, location and credits", {}, "Vessels", {}, "Vessels\nParis\n© Ada\nStyling: Bo\nLight: Cy"],
    ["nothing without a caption", { showMetadata: false }, "Vessels", CAMERA, ""],
    [
      "no subject if it is not printed",
      { printSubjectName: false },
      "Vessels",
      {},
      "Paris\n© Ada\nStyling: Bo\nLight: Cy",
    ],
    [
      "the photo’s subject instead of the stored one",
      { subjectName: "Other" },
      "",
      {},
      "Paris\n© Ada\nStyling: Bo\nLight: Cy",
    ],
    [
      "no gap for blank fields",
      { locationText: " \t", photoBy: "\u200B", additionalCredits: "\n\nBo\r\n \r\nCy\n" },
      " ",
      {},
      "Bo\nCy",
    ],
    [
      "one line per credit, for every kind of line break",
      { additionalCredits: "a\rb\u2028c\u2029d\u0085e\ff\vg" },
      "S",
      {},
      "S\nParis\n© Ada\na\nb\nc\nd\ne\nf\ng",
    ],
    [
      "no gap for unknown values",
      { metadataDisplay: "all", additionalCredits: "" },
      "S",
      { lens: "50mm", iso: 100 },
      "S\nParis\n© Ada\n50mm\nISO 100",
    ],
  ])("describes %s", (_, changes, subject, camera, description) => {
    expect(captionDescription(columns(changes, subject, camera))).toBe(description);
  });

  it("has only clean lines for any typed text", () => {
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
    ["keeps plain text", "Ada Lovelace", "Ada Lovelace"],
    ["trims", "\u00A0 Ada \u3000", "Ada"],
    ["folds line breaks", "Ada \r\n\t Lovelace", "Ada Lovelace"],
    ["folds control characters", "Ada\u0000\u001bLovelace", "Ada Lovelace"],
    ["keeps spaces as typed", "Oslo  ·  2024", "Oslo  ·  2024"],
    ["keeps Unicode", "東京　👩‍👩‍👧 e\u0301 שלום", "東京　👩‍👩‍👧 e\u0301 שלום"],
    ["keeps joiners", "می\u200Cخواهم", "می\u200Cخواهم"],
    ["removes an override", "Ada \u202Eecalevol", "Ada ecalevol"],
    ["closes an embedding", "\u202Bשלום", "\u202Bשלום\u202C"],
    ["replaces half a surrogate pair", "Ada \ud83d", "Ada \ufffd"],
    ["leaves nothing of spaces", " \n\t ", ""],
    ["leaves nothing of invisible characters", "\u200B\u200F\uFEFF\u2066\u2069", ""],
  ])("%s", (_, text, line) => {
    expect(cleanLine(text)).toBe(line);
  });

  it("changes nothing the second time", () => {
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => cleanLine(cleanLine(text)) === cleanLine(text)));
  });
});
