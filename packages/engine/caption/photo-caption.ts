/** Caption of one photo: texts typed for it or for all photos, with filled fields and tidy camera names. */
import type { Size } from "../layout/geometry.ts";
import { sizeName } from "../settings/further-sizes.ts";
import type { Settings } from "../settings/table.ts";
import { brandOf } from "./camera-names/brands.ts";
import { isPhone } from "./camera-names/phones.ts";
import { tidyCamera, tidyLens } from "./camera-names/tidy.ts";
import type { CameraData, LabelWords, PrintedData } from "./camera-data.ts";
import { cleanLine, linesOf } from "./clean-line.ts";
import { memoize } from "../memoize.ts";
import { fieldTexts } from "./template/field-texts.ts";
import { type FieldText, fillTemplate } from "./template/fill.ts";
import { isDateForm, knownDateText } from "./words/date-form.ts";
import type { PhotoWords } from "./words/photo-words.ts";

/** Fields to type for one photo or for all, with the setting for all photos. */
const TYPED_FOR_ALL = {
  location: "locationText",
  credit: "photoBy",
  additionalCredits: "additionalCredits",
  camera: "cameraText",
  lens: "lensText",
  film: "filmText",
} as const satisfies Record<string, keyof Settings>;

export type SharedField = keyof typeof TYPED_FOR_ALL;

export const SHARED_FIELDS = Object.keys(TYPED_FOR_ALL) as readonly SharedField[];

/** Alt text is no setting: a text for another photo would be wrong, and nothing printed shows it. */
export type TypedField = SharedField | "alt";

export const TYPED_FIELDS: readonly TypedField[] = [...SHARED_FIELDS, "alt"];

/** Texts typed for one photo; they replace those for all photos. An empty camera, lens or film is the file's. */
export type TypedTexts = Readonly<Partial<Record<TypedField, string>>>;

/** Returns a field's text for all photos; alt text has none. */
export function sharedText(settings: Settings, field: TypedField): string {
  return field === "alt" ? "" : settings[TYPED_FOR_ALL[field]];
}

/** Returns the setting for all photos. */
export function settingOf<Field extends SharedField>(field: Field): (typeof TYPED_FOR_ALL)[Field] {
  return TYPED_FOR_ALL[field];
}

/** Data from one photo for its caption. */
export interface CaptionPhoto {
  /** This photo's subject, as typed. */
  readonly subject: string;
  readonly typed: TypedTexts;
  readonly words: PhotoWords;
  readonly camera: CameraData;
  /** After the EXIF orientation is applied. */
  readonly size: Size;
  readonly fileName: string;
  /** Position in the list, from 1. */
  readonly number: number;
  readonly count: number;
}

/** Input for the layout that depends on the photo's texts. */
export interface PhotoCaption {
  /** The given settings with this photo's printed texts and its export's name. */
  readonly settings: Settings;
  readonly subject: string;
  readonly camera: PrintedData;
  /** Alt text as typed, written into the export and never printed; null keeps the file's. */
  readonly alt: string | null;
}

/** Location without a typed one. */
export const PLACE_IN_FILE = "{city}, {country}";

/**
 * Fills the texts of one photo, for the layout and for the metadata of its export.
 * @param settings already reduced by `settingsForPlan`
 */
export function photoCaption(settings: Settings, photo: CaptionPhoto): PhotoCaption {
  const { camera, alt, fieldText } = printedFields(settings, photo);
  const text = (field: SharedField): string => typedText(settings, photo, field);
  const fill = (typed: string): string => fillLines(typed, fieldText);
  return {
    settings: {
      ...settings,
      locationText: fill(photo.typed.location ?? (settings.locationText || PLACE_IN_FILE)),
      photoBy: fill(text("credit")),
      additionalCredits: fill(text("additionalCredits")),
      cameraText: text("camera"),
      lensText: text("lens"),
      filmText: text("film"),
      exportName: fill(settings.exportName),
      rightsText: fill(settings.rightsText),
    },
    subject: fill(photo.subject),
    camera,
    alt,
  };
}

/** Reads the fields of one photo for its templates. @param settings already reduced by `settingsForPlan` */
export function captionFields(settings: Settings, photo: CaptionPhoto): FieldText {
  return printedFields(settings, photo).fieldText;
}

function printedFields(settings: Settings, photo: CaptionPhoto) {
  const dateForm = formOfDates(settings);
  const camera = printedData(settings, photo, dateForm);
  // `{focal35}` is a separate field, so that phones alone do not change `{focal}`.
  const { focalLength } = settings.equivalentFocalLength === true ? camera : photo.camera;
  const film = camera.film ?? photo.camera.filmStyle;
  const data = { ...photo, camera, film, focalLength, dateForm, sizeName: sizeName(settings) };
  const ofFile = fieldTexts(data);
  if (photo.typed.alt === undefined) return { camera, alt: null, fieldText: ofFile };
  const alt = fillLines(photo.typed.alt, ofFile).trim();
  return { camera, alt, fieldText: fieldTexts({ ...data, words: withAlt(photo.words, alt) }) };
}

/** Replaces the file's alt text for `{alt}`. */
function withAlt({ alt: _inFile, ...words }: PhotoWords, alt: string): PhotoWords {
  const line = cleanLine(alt);
  return line === "" ? words : { ...words, alt: line };
}

function typedText(settings: Settings, { typed }: CaptionPhoto, field: SharedField): string {
  return typed[field] ?? sharedText(settings, field);
}

/** Returns the subject of a new photo: its title, else its headline; null to guess it from the file's name. */
export function subjectInFile({ title, headline }: PhotoWords): string | null {
  return title ?? headline ?? null;
}

/** Fills each line separately: one with only empty fields leaves no gap. */
function fillLines(text: string, fieldText: FieldText): string {
  return text.includes("{") || text.includes("}")
    ? templateLines(text)
        .map((line) => fillTemplate(line, fieldText))
        .join("\n")
    : text;
}

/** Templates are the same for all photos. */
const CACHE_SIZE = 100;

const templateLines = memoize(CACHE_SIZE, linesOf);

const DATE_FORMS = {
  "2024-06-01": "YYYY-MM-DD",
  "1 June 2024": "D MMMM YYYY",
  "June 2024": "MMMM YYYY",
  "2024": "YYYY",
} as const;

/** Form of the printed date; the first one while the custom form has no date in it. */
function formOfDates({ dateFormat, customDateFormat }: Settings): string {
  if (dateFormat !== "custom") return DATE_FORMS[dateFormat];
  return isDateForm(customDateFormat) ? customDateFormat : DATE_FORMS["2024-06-01"];
}

function printedData(settings: Settings, photo: CaptionPhoto, dateForm: string): PrintedData {
  const { camera, words } = photo;
  const { date } = words;
  const { filmStyle, ...data } = camera;
  const { focalLength35 } = data;
  const isEquivalent = printsEquivalent(settings, camera);
  return {
    ...(settings.tidyCameraNames ? tidied(data) : data),
    ...(settings.printFilmStyle && filmStyle !== undefined && { film: filmStyle }),
    ...typedData(settings, photo),
    ...(isEquivalent && focalLength35 !== undefined && { focalLength: focalLength35 }),
    ...(date !== undefined && { date: knownDateText(date, dateForm) }),
    ...(settings.labelStyle !== "plain" && { label: labelWords(photo) }),
  };
}

function labelWords({ number, words: { date, city, title, description, creator } }: CaptionPhoto): LabelWords {
  return {
    number,
    ...(date !== undefined && { year: knownDateText(date, "YYYY"), day: knownDateText(date, "D MMMM YYYY") }),
    ...(city !== undefined && { city }),
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(creator !== undefined && { creator }),
  };
}

/** Returns whether the focal length on 35 mm film is printed: as chosen, else for phones. @param camera as the file has it */
export function printsEquivalent({ equivalentFocalLength }: Settings, camera: CameraData): boolean {
  return equivalentFocalLength ?? isPhone(camera);
}

/** Typed names replace the file's. */
function typedData(settings: Settings, photo: CaptionPhoto): PrintedData {
  const typed: { -readonly [Field in "camera" | "lens" | "film"]?: string } = {};
  for (const field of ["camera", "lens", "film"] as const) {
    const name = cleanLine(typedText(settings, photo, field));
    if (name !== "") typed[field] = name;
  }
  return typed;
}

function tidied(data: CameraData): CameraData {
  const { camera, lens, make } = data;
  return {
    ...data,
    ...(make !== undefined && { make: brandOf(make) ?? make }),
    ...(camera !== undefined && { camera: tidyCamera(camera, make) }),
    ...(lens !== undefined && { lens: tidyLens(lens) }),
  };
}
