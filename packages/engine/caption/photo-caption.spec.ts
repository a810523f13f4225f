import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { Settings } from "../settings/table.ts";
import { anySettings, anySubject, settingsWith } from "../testing.ts";
import { captionColumns, captionDescription } from "./columns.ts";
import { type CaptionPhoto, photoCaption, subjectInFile } from "./photo-caption.ts";

const PHOTO: CaptionPhoto = {
  subject: "{title}",
  typed: {},
  words: { title: "Dunes", city: "Lisbon", country: "Portugal", date: { year: 2024, month: 6, day: 1 } },
  camera: { make: "NIKON CORPORATION", camera: "NIKON Z 6_2", lens: "NIKKOR 50mm", focalLength: 50, focalLength35: 75 },
  size: { width: 3000, height: 2000 },
  fileName: "DSC_0815.JPG",
  number: 3,
  count: 12,
};

function described(changes: Partial<Settings>, photo: Partial<CaptionPhoto> = {}): string[] {
  const { settings, subject, camera } = photoCaption(settingsWith({ showMetadata: true, ...changes }), {
    ...PHOTO,
    ...photo,
  });
  return captionDescription(captionColumns(settings, subject, camera)).split("\n");
}

describe("the caption of a photo", () => {
  test.each<readonly [string, Partial<Settings>, Partial<CaptionPhoto>, readonly string[]]>([
    ["the words of the file", {}, {}, ["Dunes", "Lisbon, Portugal"]],
    ["no location that the file does not have", {}, { words: { title: "Dunes" } }, ["Dunes"]],
    ["the location typed for all photos", { locationText: "In {country}" }, {}, ["Dunes", "In Portugal"]],
    ["the location typed for one photo", { locationText: "Rome" }, { typed: { location: "Oslo" } }, ["Dunes", "Oslo"]],
    ["no location where none is typed for one photo", {}, { typed: { location: "" } }, ["Dunes"]],
    [
      "credits of one photo",
      { photoBy: "© Ada" },
      { typed: { credit: "© Bo" } },
      ["Dunes", "Lisbon, Portugal", "© Bo"],
    ],
    [
      "credits line by line",
      { additionalCredits: "Styling: {state}\nPhoto {number:00} of {count}" },
      {},
      ["Dunes", "Lisbon, Portugal", "Photo 03 of 12"],
    ],
    ["the subject as typed", {}, { subject: "{{x}} {titel}" }, ["{x} {titel}", "Lisbon, Portugal"]],
  ])("prints %s", (_, changes, photo, lines) => {
    expect(described({ metadataDisplay: "none", ...changes }, photo)).toEqual(lines);
  });

  test.each<readonly [string, Partial<Settings>, Partial<CaptionPhoto>, readonly string[]]>([
    ["as the file has it", { tidyCameraNames: false }, {}, ["NIKON Z 6_2", "NIKKOR 50mm", "50mm"]],
    ["for 35 mm film", { equivalentFocalLength: true }, {}, ["Nikon Z6 II", "NIKKOR 50mm", "75mm"]],
    [
      "without a lens that repeats them",
      {},
      { camera: { ...PHOTO.camera, lens: "50mm f/1.8" } },
      ["Nikon Z6 II", "50mm"],
    ],
    ["with such a lens where it was typed", { lensText: "50mm" }, {}, ["Nikon Z6 II", "50mm", "50mm"]],
    [
      "of a phone, for 35 mm film",
      {},
      {
        camera: {
          make: "Apple",
          camera: "iPhone 6",
          lens: "iPhone 6 back camera",
          focalLength: 4.15,
          focalLength35: 29,
        },
      },
      ["iPhone 6", "29mm"],
    ],
    [
      "of a phone as its lens has it, where that is chosen",
      { equivalentFocalLength: false },
      { camera: { make: "Apple", camera: "iPhone 6", focalLength: 4.15, focalLength35: 29 } },
      ["iPhone 6", "4mm"],
    ],
    [
      "as typed for all photos",
      { cameraText: "Leica M6", lensText: "Summicron", filmText: "Tri-X 400" },
      {},
      ["Leica M6", "Summicron", "Tri-X 400", "50mm"],
    ],
    [
      "as typed for one photo",
      { cameraText: "Leica M6", filmText: "Tri-X 400" },
      { typed: { camera: "Nikon F3", film: "HP5" } },
      ["Nikon F3", "NIKKOR 50mm", "HP5", "50mm"],
    ],
    ["with the film next to the camera", { metadataDisplay: "camera", filmText: "HP5" }, {}, ["Nikon Z6 II", "HP5"]],
    ["with the date last", { metadataDisplay: "lens", printDate: true }, {}, ["NIKKOR 50mm", "2024-06-01"]],
    ["with the date alone", { metadataDisplay: "none", printDate: true, dateFormat: "June 2024" }, {}, ["June 2024"]],
    [
      "with a date in a form of one’s own",
      { metadataDisplay: "none", printDate: true, dateFormat: "custom", customDateFormat: "D.M.YY" },
      {},
      ["1.6.24"],
    ],
    [
      "with the usual date while the form is not finished",
      { metadataDisplay: "none", printDate: true, dateFormat: "custom", customDateFormat: "on" },
      {},
      ["2024-06-01"],
    ],
  ])("prints camera data %s", (_, changes, photo, lines) => {
    expect(described(changes, { ...photo, typed: { location: "", ...photo.typed }, subject: "" })).toEqual(lines);
  });

  it("names the export", () => {
    const { settings } = photoCaption(settingsWith({ exportName: "{number:000} {title}" }), PHOTO);
    expect(settings.exportName).toBe("003 Dunes");
  });

  it("is what was typed for photos without words, if it has no braces", () => {
    const bare = { ...PHOTO, words: {}, camera: {} };
    fc.assert(
      fc.property(anySettings, anySubject, (chosen, subject) => {
        fc.pre(!/[{}]/u.test(JSON.stringify([chosen.locationText, chosen.photoBy, chosen.additionalCredits, subject])));
        const { settings, ...caption } = photoCaption({ ...chosen, exportName: "" }, { ...bare, subject });
        expect(settings).toEqual({ ...chosen, exportName: "" });
        expect(caption.subject).toBe(subject);
      }),
    );
  });
});

test.each([
  [{ title: "Dunes", headline: "Sand" }, "Dunes"],
  [{ headline: "Sand" }, "Sand"],
  [{}, null],
])("the subject in a file with %j is %j", (words, subject) => {
  expect(subjectInFile(words)).toBe(subject);
});

describe("the alt text of a photo", () => {
  const words = { ...PHOTO.words, alt: "A tram" };

  test.each<readonly [string | undefined, string | null, string]>([
    [undefined, null, "A tram"],
    ["{title}, {city}", "Dunes, Lisbon", "Dunes, Lisbon"],
    ["{alt}, seen from below", "A tram, seen from below", "A tram, seen from below"],
    ["A tram\nand a dog", "A tram\nand a dog", "A tram and a dog"],
    ["", "", ""],
  ])("typed as %j is written as %j, and {alt} prints %j", (typed, alt, printed) => {
    const photo = { ...PHOTO, words, subject: "{alt}", typed: typed === undefined ? {} : { alt: typed } };
    const caption = photoCaption(settingsWith({}), photo);
    expect(caption.alt).toBe(alt);
    expect(caption.subject).toBe(printed);
  });

  test("is not the description", () => {
    const photo = {
      ...PHOTO,
      words: { description: "At dawn" },
      subject: "{alt|description}",
      typed: { alt: "A boat" },
    };
    expect(photoCaption(settingsWith({}), photo).subject).toBe("A boat");
    expect(photoCaption(settingsWith({}), { ...photo, typed: {} })).toMatchObject({ subject: "At dawn", alt: null });
  });
});

describe("the film of a photo", () => {
  const camera = { ...PHOTO.camera, filmStyle: "Classic Chrome" };

  test.each<readonly [string, Partial<Settings>, CaptionPhoto["typed"], string, string | undefined]>([
    ["its simulation for {film} alone", {}, {}, "Classic Chrome", undefined],
    ["its simulation where it is printed", { printFilmStyle: true }, {}, "Classic Chrome", "Classic Chrome"],
    ["the typed film before it", { printFilmStyle: true, filmText: "Portra 400" }, {}, "Portra 400", "Portra 400"],
    ["one photo’s film before it", { printFilmStyle: true }, { film: "HP5" }, "HP5", "HP5"],
  ])("is %s", (_, changes, typed, field, printed) => {
    const caption = photoCaption(settingsWith(changes), { ...PHOTO, camera, subject: "{film}", typed });
    expect([caption.subject, caption.camera.film]).toEqual([field, printed]);
    expect(caption.camera).not.toHaveProperty("filmStyle");
  });

  test("is nothing where neither is known", () => {
    const caption = photoCaption(settingsWith({ printFilmStyle: true }), { ...PHOTO, subject: "{film}" });
    expect([caption.subject, caption.camera.film]).toEqual(["", undefined]);
  });
});
