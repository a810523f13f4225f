/** Texts of all fields for one photo. */
import { apertureText, cameraLine, exposureText, focalLengthText } from "../camera-text.ts";
import type { PrintedData } from "../camera-data.ts";
import { inCase } from "../case.ts";
import type { Size } from "../../layout/geometry.ts";
import { splitEnding, withoutExportPrefix } from "../../naming/file-name.ts";
import { wordsOfFileName } from "../../naming/subject.ts";
import { knownDateText, dateText } from "../words/date-form.ts";
import type { PhotoWords } from "../words/photo-words.ts";
import { letterCaseOf, type TemplateField } from "./fields.ts";
import type { FieldText } from "./fill.ts";

/** Data of one photo for its templates. */
export interface TemplatePhoto {
  readonly words: PhotoWords;
  /** As printed. */
  readonly camera: PrintedData;
  /** Film stock, film simulation or picture style for `{film}`. */
  readonly film: string | undefined;
  /** Millimetres for `{focal}`. */
  readonly focalLength: number | undefined;
  /** After the EXIF orientation is applied. */
  readonly size: Size;
  /** The export size's name; empty at full size. */
  readonly sizeName: string;
  readonly fileName: string;
  /** Position in the list, from 1. */
  readonly number: number;
  /** Photos in the list. */
  readonly count: number;
  /** Form for a `{date}` without one. */
  readonly dateForm: string;
}

type Texts = Readonly<Record<TemplateField, (photo: TemplatePhoto, form: string | null) => string | undefined>>;

const TEXTS: Texts = {
  title: ({ words }) => words.title,
  headline: ({ words }) => words.headline,
  description: ({ words }) => words.description,
  alt: ({ words }) => words.alt,
  creator: ({ words }) => words.creator,
  credit: ({ words }) => words.credit,
  copyright: ({ words }) => words.copyright,
  city: ({ words }) => words.city,
  state: ({ words }) => words.state,
  country: ({ words }) => words.country,
  location: ({ words }) => words.location,
  keywords: ({ words }) => words.keywords,
  rating: ({ words }) => words.rating?.toString(),
  date: ({ words: { date }, dateForm }, form) =>
    date && (form === null ? knownDateText(date, dateForm) : dateText(date, form)),
  time: ({ words: { date } }, form) => date && dateText(date, form ?? "HH:mm"),
  camera: ({ camera }) => camera.camera,
  make: ({ camera }) => camera.make,
  lens: ({ camera }) => camera.lens,
  film: ({ film }) => film,
  focal: ({ focalLength }) => textOf(focalLength, focalLengthText),
  focal35: ({ camera }) => textOf(camera.focalLength35, focalLengthText),
  aperture: ({ camera }) => textOf(camera.aperture, apertureText),
  shutter: ({ camera }) => textOf(camera.exposureTime, exposureText),
  iso: ({ camera }) => textOf(camera.iso, (speed) => String(Math.round(speed))),
  exposure: ({ camera }) => cameraLine("exif", camera),
  width: ({ size }) => String(size.width),
  height: ({ size }) => String(size.height),
  megapixels: ({ size }) => String(Math.max(1, Math.round((size.width * size.height) / 1e6))),
  size: ({ sizeName }) => sizeName,
  filename: ({ fileName }, form) =>
    form === "words" ? wordsOfFileName(fileName).join(" ") : splitEnding(withoutExportPrefix(fileName)).stem,
  number: ({ number }, form) => padded(number, form),
  count: ({ count }, form) => padded(count, form),
};

/** Returns a photo's field texts. */
export function fieldTexts(photo: TemplatePhoto): FieldText {
  return (field, form) => {
    const letters = letterCaseOf(form);
    const text = TEXTS[field](photo, letters === undefined ? form : null) ?? "";
    return letters === undefined ? text : inCase(text, letters);
  };
}

function textOf(value: number | undefined, text: (value: number) => string): string | undefined {
  return value === undefined ? undefined : text(value);
}

function padded(value: number, form: string | null): string {
  return String(value).padStart(form?.length ?? 1, "0");
}
