import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { captionColumns, captionDescription } from "../caption/columns.ts";
import { captionFamily } from "../caption/family.ts";
import { type CaptionPhoto, photoCaption, TYPED_FIELDS } from "../caption/photo-caption.ts";
import { anySettings, settingsWith } from "../testing.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings/table.ts";
import { lookOf, readLook, returningSettings } from "./look.ts";
import { altFromExport, readRememberedPhoto, rememberedPhoto, typedFromRemembered } from "./remembered-photo.ts";

const PHOTO: CaptionPhoto = {
  subject: "Dunes",
  typed: {},
  words: { city: "Lisbon", creator: "Jo Weiss", date: { year: 2026, month: 11, day: 26 } },
  camera: { camera: "X-T5", make: "FUJIFILM", lens: "XF35mm", focalLength: 35, aperture: 2, iso: 400 },
  size: { width: 600, height: 400 },
  fileName: "WED_0004.jpg",
  number: 4,
  count: 10,
};

const anyText = fc.oneof(
  fc.constantFrom(
    "",
    "{city}",
    "{{city}}",
    "Jo {{Weiss}}",
    "{number:000} {filename}",
    "a } b",
    "Halle an der Saale",
    "🙂 \uFFFE",
  ),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);
const anyTyped = fc.record(
  Object.fromEntries(TYPED_FIELDS.map((field) => [field, anyText])) as Record<
    (typeof TYPED_FIELDS)[number],
    typeof anyText
  >,
  { requiredKeys: [] },
);

/** Everything that a caption prints, and the credits written with it. */
function printed(settings: Settings, photo: CaptionPhoto) {
  const caption = photoCaption(settings, photo);
  const { showMetadata, printSubjectName, photoBy, locationText, additionalCredits } = caption.settings;
  const lines = captionDescription(captionColumns(caption.settings, caption.subject, caption.camera));
  const subject = printSubjectName ? caption.subject.trim() : "";
  const family = showMetadata && captionFamily(caption.settings);
  const written = showMetadata && [subject, photoBy.trim(), locationText.trim(), additionalCredits.trim()];
  return { lines, family, written };
}

/** The photo as it comes back from an export, through the file. */
function reopened(settings: Settings, photo: CaptionPhoto) {
  const { settings: filled, subject } = photoCaption(settings, photo);
  const remembered = readRememberedPhoto(JSON.parse(JSON.stringify(rememberedPhoto(filled, subject, photo.fileName))));
  const look = readLook(JSON.parse(JSON.stringify(lookOf(filled))));
  if (remembered === null || look.type !== "look") throw new Error("nothing is remembered");
  const { texts, dateForm, localFont, fileName } = remembered;
  const own = {
    ...returningSettings(look.look, localFont),
    ...(dateForm === "" ? {} : { customDateFormat: dateForm }),
  };
  return { own, entry: texts === null ? {} : typedFromRemembered(texts), fileName };
}

describe("a photo that an export remembers", () => {
  it("prints and writes the same again under any other settings, in another batch", () => {
    fc.assert(
      fc.property(anySettings, anySettings, anyText, anyTyped, (first, panel, subject, typed) => {
        const photo = { ...PHOTO, subject, typed };
        const { own, entry, fileName } = reopened(first, photo);
        const again = { ...PHOTO, subject: "", ...entry, fileName, number: 1, count: 1 };
        expect(printed({ ...panel, ...own }, again)).toEqual(printed(first, photo));
      }),
    );
  });

  it("keeps empty texts empty, whatever the panel has", () => {
    const { own, entry } = reopened(settingsWith({ showMetadata: true, locationText: "" }), {
      ...PHOTO,
      typed: { location: "" },
    });
    const panel = settingsWith({ photoBy: "Ines Morel", locationText: "Porto", ...own });
    expect(photoCaption(panel, { ...PHOTO, ...entry }).settings).toMatchObject({ photoBy: "", locationText: "" });
  });

  it("has no texts without a caption, and its name", () => {
    const settings = settingsWith({ photoBy: "Ada", locationText: "Oslo" });
    expect(rememberedPhoto(settings, "Dunes", "a.jpg")).toEqual({
      fileName: "a.jpg",
      texts: null,
      dateForm: "",
      localFont: null,
      hasLogo: false,
    });
  });

  it("names the font of a computer where its caption is set in one", () => {
    const localFont = { family: "Futura", postscriptName: "Futura-Medium" };
    const settings = settingsWith({ localFont, showMetadata: true });
    expect(rememberedPhoto(settings, "", "a.jpg").localFont).toEqual(localFont);
    expect(rememberedPhoto({ ...settings, showMetadata: false }, "", "a.jpg").localFont).toBeNull();
  });

  it("says that there was a logo", () => {
    const customLogo = { id: "1", name: "ada.png", width: 4, height: 4 };
    expect(rememberedPhoto({ ...DEFAULT_SETTINGS, customLogo }, "", "a.jpg").hasLogo).toBe(true);
  });

  it("is read from anything without an error, and read again as the same", () => {
    const shaped = fc.record({ fileName: fc.anything(), texts: fc.anything(), dateForm: fc.anything() });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), shaped), (value) => {
        const read = readRememberedPhoto(value);
        if (read !== null) expect(readRememberedPhoto(JSON.parse(JSON.stringify(read)))).toEqual(read);
      }),
    );
  });
});

it.each([
  [{ alt: "A boat" }, { alt: "A boat" }, {}],
  [{ alt: "A {boat}" }, {}, { alt: "A {boat}" }],
  [{ alt: "A {city}" }, { alt: "A boat" }, { alt: "A {{city}}" }],
  [{}, { alt: "A boat" }, { alt: "" }],
])("the alt text of an export with %j, of a photo with %j, is typed as %j", (framed, photo, typed) => {
  expect(altFromExport(framed, photo)).toEqual(typed);
});
