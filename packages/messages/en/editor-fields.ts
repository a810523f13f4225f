/** Texts for caption fields: scopes, the field list, notes. */
import type { Settings, TemplateField } from "@matte/engine";
import { format } from "./notation.ts";

const photos = (count: number, more = ""): string =>
  `${format.number(count)} ${more}${format.plural(count, { one: "photo", other: "photos" })}`;

const fields: Readonly<Record<TemplateField, string>> = {
  title: "Title",
  headline: "Headline",
  description: "Description",
  alt: "Alt text",
  creator: "Creator",
  credit: "Credit line",
  copyright: "Copyright",
  city: "City",
  state: "State",
  country: "Country",
  location: "Location",
  keywords: "Keywords",
  rating: "Rating",
  date: "Date",
  time: "Time",
  camera: "Camera",
  make: "Make",
  lens: "Lens",
  film: "Film",
  focal: "Focal length",
  focal35: "35 mm equivalent",
  aperture: "Aperture",
  shutter: "Shutter speed",
  iso: "ISO",
  exposure: "Exposure",
  width: "Width",
  height: "Height",
  megapixels: "Megapixels",
  size: "Size",
  filename: "File name",
  number: "Number",
  count: "Number of photos",
};

const dateFormats: Readonly<Record<Settings["dateFormat"], string>> = {
  "2024-06-01": "2024-06-01",
  "1 June 2024": "1 June 2024",
  "June 2024": "June 2024",
  "2024": "2024",
  custom: "Custom",
};

export const editorFields = {
  /** Names for the `More` buttons. */
  more: { caption: "More caption settings", camera: "More camera settings", output: "More output settings" },

  appliesTo: "Applies to",
  /** By selected photo count. */
  scopes: {
    photo: () => "This photo",
    selected: (count: number) => `${format.number(count)} selected`,
    all: () => "All photos",
  },
  usedForAll: (count: number) => `Subject used for ${format.number(count)} photos`,
  photoOf: (file: string, number: number, count: number) =>
    `${file}, ${format.number(number)} of ${format.number(count)}`,

  insert: "Insert field",
  fields,
  groups: { place: "Place", photo: "Photo", camera: "Camera", file: "File" },
  /** Field forms, offered next to the field itself. */
  forms: {
    "date:YYYY": "Year",
    "date:MMMM YYYY": "Month and year",
    "date:YYYY-MM-DD": "Numeric date",
    "time:HH-mm": "Numeric time",
    "number:000": "Number, three digits",
    "filename:words": "File name as words",
  },
  absent: "Not in this file",
  search: "Search fields",
  typeToSearch: "Type to search",
  keys: "↑ ↓ Enter",
  found: (count: number) => `${format.number(count)} ${format.plural(count, { one: "field", other: "fields" })}`,

  unknownField: (typed: string, suggestion: string | null) =>
    `Unknown field “${typed}”.${suggestion === null ? "" : ` Did you mean “${suggestion}”?`}`,
  unknownForm: (typed: string) => `Unknown format “${typed}”.`,

  fileSays: (creator: string) => `File says: ${creator}`,
  acceptCreator: "Use it",
  /** @param more further photos whose creator is replaced */
  replaces: (creator: string, more: number) =>
    more === 0
      ? `The export replaces “${creator}” as the creator.`
      : `The export replaces “${creator}” as the creator, and the creators of ${photos(more, "more ")}.`,
  replacesInBatch: (count: number) => `This credit replaces the creator of ${photos(count)}.`,

  date: {
    print: "Print date",
    format: "Date format",
    formats: dateFormats,
    custom: "Custom date format",
    customHint: "D MMMM YYYY",
    noForm: "Use YYYY, YY, MMMM, MMM, MM, M, DD, D, HH or mm.",
  },
  places: {
    label: "Place names from GPS",
    hint: "Fills in city and country from the photo’s GPS position if its file has none. Exports then show where it was taken. The position itself stays in your browser.",
  },
  camera: {
    tidy: "Tidy camera names",
    equivalent: "35 mm equivalent",
    filmStyle: "Film and picture style",
    camera: "Camera",
    lens: "Lens",
    film: "Film",
  },
  exportName: {
    label: "Export name",
    usual: "Default name",
    example: (name: string) => `Example: ${name}`,
  },
};
