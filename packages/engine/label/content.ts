/** Texts of a label, from the caption of a photo. */
import { isolatedIn } from "../caption/bidi.ts";
import { hasRightToLeft, textDirection } from "../caption/direction.ts";
import { cleanLine, linesOf } from "../caption/clean-line.ts";
import type { LabelWords, PrintedData } from "../caption/camera-data.ts";
import { apertureText, exposureText, isoText } from "../caption/camera-text.ts";
import { cameraLines } from "../caption/columns.ts";
import type { LayoutInput } from "../layout/types.ts";
import { upperCase } from "../caption/case.ts";
import { hasCapitals } from "./kinds.ts";
import type { FieldGroup, LabelField, LabelText } from "./types.ts";

/** Exposure value with its name. */
export interface Figure {
  readonly name: string;
  /** Without spaces at which a line could end. */
  readonly text: string;
}

export interface LabelContent {
  /** Clean lines, empty for missing ones. */
  readonly texts: Readonly<Record<LabelField, string>>;
  readonly figures: readonly Figure[];
  /** The photo's position in the list. */
  readonly number: number;
}

const NARROW_SPACE = "\u202F";
const EN_SPACE = "\u2002";

type CaptionInput = Pick<LayoutInput, "settings" | "subject" | "camera">;

export function labelContent({ settings, subject, camera }: CaptionInput): LabelContent {
  const lines = cameraLines(settings, camera);
  const figures = lines.includes("exif") ? figuresOf(camera) : [];
  const words: LabelWords = camera.label ?? { number: 1 };
  const known = (line: "camera" | "lens" | "film"): string =>
    lines.includes(line) ? cleanLine(camera[line] ?? "") : "";
  return {
    texts: {
      subject: settings.printSubjectName ? cleanLine(subject) : "",
      location: cleanLine(settings.locationText),
      credit: cleanLine(settings.photoBy),
      additional: linesOf(settings.additionalCredits).map(cleanLine).filter(Boolean).join(", "),
      camera: known("camera"),
      lens: known("lens"),
      film: known("film"),
      exposure: figures.map(({ text }) => text).join(EN_SPACE),
      year: words.year ?? "",
      city: cleanLine(words.city ?? ""),
      day: words.day ?? "",
      description: cleanLine(words.description ?? words.title ?? ""),
      creator: cleanLine(words.creator ?? ""),
    },
    figures,
    number: words.number,
  };
}

/** Joins the texts of these fields. Their scripts settle the families of each line, and Han gets the forms of one language. */
export function textOf({ texts, figures }: LabelContent, fields: readonly LabelField[]): string {
  const printed: string[] = [];
  for (const field of fields) if (texts[field] !== "") printed.push(texts[field]);
  if (fields.includes("exposure")) for (const { name } of figures) printed.push(name);
  return printed.join("\n");
}

/**
 * Joins the fields of a line. Capitals are set field by field: one of them may be Turkish, the next one not. A field whose direction is
 * not the first one's is isolated.
 */
export function joined({ texts }: LabelContent, line: LabelText): string {
  const text = joinedParts(texts, line, (field) => field);
  const inLetters = hasCapitals(line.role, text) ? upperCase : null;
  if (!hasRightToLeft(text)) return inLetters === null ? text : joinedParts(texts, line, inLetters);
  const direction = textDirection(text);
  return joinedParts(texts, line, (field) => isolatedIn(direction, inLetters?.(field) ?? field));
}

function joinedParts(
  texts: LabelContent["texts"],
  { parts, join }: FieldGroup,
  inLetters: (text: string) => string,
): string {
  let line = "";
  for (const part of parts) {
    const text = typeof part === "string" ? inLetters(texts[part]) : joinedParts(texts, part, inLetters);
    if (text !== "") line = line === "" ? text : line + join + text;
  }
  return line;
}

/** Lists a line's fields that have a text. */
export function printedFields(content: LabelContent, { parts }: FieldGroup): LabelField[] {
  const fields: LabelField[] = [];
  for (const part of parts) {
    if (typeof part !== "string") fields.push(...printedFields(content, part));
    else if (content.texts[part] !== "") fields.push(part);
  }
  return fields;
}

const knownFigures = new WeakMap<PrintedData, readonly Figure[]>();

function figuresOf(camera: PrintedData): readonly Figure[] {
  const figures = knownFigures.get(camera) ?? findFigures(camera);
  knownFigures.set(camera, figures);
  return figures;
}

function findFigures({ focalLength, aperture, exposureTime, iso }: PrintedData): readonly Figure[] {
  const figure = (name: string, value: number | undefined, text: (value: number) => string): Figure[] =>
    value === undefined ? [] : [{ name, text: text(value).replaceAll(" ", NARROW_SPACE) }];
  return [
    ...figure("Focal length", focalLength, (millimetres) => `${Math.round(millimetres)} mm`),
    ...figure("Aperture", aperture, apertureText),
    ...figure("Shutter", exposureTime, exposureText),
    ...figure("ISO", iso, isoText),
  ];
}
