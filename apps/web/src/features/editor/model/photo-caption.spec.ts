import { DEFAULT_SETTINGS, type Settings } from "@matte/engine";
import { expect, test } from "vitest";
import { FACTS } from "#domain/photos/testing/facts.ts";
import { EMPTY_DOCUMENT, type EditorDocument, type PhotoEntry } from "./document.ts";
import { captionOf, printedPosition } from "./photo-caption.ts";

const ENTRY: PhotoEntry = { id: "b", subject: "{filename:words}, {city}", typed: { credit: "© {creator}" } };
const RECORD = {
  file: new File([], "old-harbour-wall.jpg"),
  facts: { ...FACTS, words: { city: "Lisbon", creator: "Ines Morel" }, camera: { camera: "ILCE-7M4" } },
};

test("the caption of a photo has the words of its file and the texts typed for it", () => {
  const { settings, subject, camera } = captionOf(DEFAULT_SETTINGS, ENTRY, RECORD, { number: 2, count: 3 });
  expect(subject).toBe("Old Harbour Wall, Lisbon");
  expect(settings).toMatchObject({ locationText: "Lisbon", photoBy: "© Ines Morel" });
  expect(camera).toEqual({ camera: "Sony α7 IV" });
});

test.each([
  ["fills what the file lacks", true, { city: "Sintra", country: "Portugal" }, "Lisbon, Portugal"],
  ["is not printed while the setting is off", false, { city: "Sintra", country: "Portugal" }, "Lisbon"],
  ["that is not known adds nothing", true, null, "Lisbon"],
])("The place of a photo's position %s", (_title, placeNames, place, expected) => {
  const settings = { ...DEFAULT_SETTINGS, placeNames };
  const caption = captionOf(settings, ENTRY, { ...RECORD, place }, { number: 1, count: 1 });
  expect(caption.settings.locationText).toBe(expected);
});

test.each([
  ["Portugal", "Badajoz", "Portugal"],
  ["Spain", "Badajoz", "Badajoz, Spain"],
])("the place of a photo in %s whose position is in %s, Spain, is %s", (country, city, expected) => {
  const words = { country };
  const record = { ...RECORD, facts: { ...FACTS, words }, place: { city, country: "Spain" } };
  const settings = { ...DEFAULT_SETTINGS, placeNames: true };
  expect(captionOf(settings, ENTRY, record, { number: 1, count: 1 }).settings.locationText).toBe(expected);
});

const documentWith = (settings: Partial<Settings>, entry: PhotoEntry): EditorDocument => ({
  ...EMPTY_DOCUMENT,
  settings: { ...DEFAULT_SETTINGS, ...settings },
  photos: [{ id: "a", subject: "" }, entry, { id: "c", subject: "" }],
});

test.each<readonly [string, Partial<Settings>, Partial<PhotoEntry>, number]>([
  ["no text has it", { locationText: "{city} 7" }, {}, 1],
  ["the subject has it", {}, { subject: "{title|number}" }, 2],
  ["a text of all photos has it", { additionalCredits: "{Count}" }, {}, 2],
  ["a text of the photo has it", {}, { typed: { location: "{number:00}" } }, 2],
  ["a text of all photos has it that the photo replaces", { locationText: "{count}" }, { typed: { location: "" } }, 1],
])("a photo’s number counts when %s", (_, settings, changes, number) => {
  const entry = { id: "b", subject: "", ...changes };
  expect(printedPosition(documentWith(settings, entry), entry).number).toBe(number);
});
