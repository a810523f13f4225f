/** One photo's cells in the caption table. */
import {
  asTemplate,
  CAPTION_FIELDS,
  type CaptionField,
  limitedText,
  type PhotoCaption,
  type PhotoWords,
  type TypedField,
} from "@matte/engine";
import type { CaptionEdit } from "../model/caption-edits.ts";
import type { PhotoEntry } from "../model/document.ts";

export interface Cell {
  /** True for a text typed for this photo; false for one from all photos or the file. */
  readonly own: boolean;
  /** As typed, fields in braces. Editing starts with it. */
  readonly text: string;
  readonly printed: string;
}

export type Cells = Readonly<Record<CaptionField, Cell>>;

/** Fields that print the file's text if they are empty. */
const FROM_FILE: ReadonlySet<CaptionField> = new Set<TypedField>(["camera", "lens", "film"]);

/** @param caption the photo's texts as printed @param words the words in its file */
export function cellsOf(entry: PhotoEntry, caption: PhotoCaption, words: PhotoWords): Cells {
  const printed = { ...printedTexts(caption), alt: caption.alt ?? words.alt ?? "" };
  const cells = CAPTION_FIELDS.map((field) => [field, cellOf(ownText(entry, field), printed[field])]);
  return Object.fromEntries(cells) as Cells;
}

function cellOf(own: string | undefined, printed: string): Cell {
  return own === undefined ? { own: false, text: asTemplate(printed), printed } : { own: true, text: own, printed };
}

function ownText({ subject, typed = {} }: PhotoEntry, field: CaptionField): string | undefined {
  if (field === "subject") return subject;
  const own = typed[field];
  return own === "" && FROM_FILE.has(field) ? undefined : own;
}

function printedTexts({
  settings,
  subject,
  camera,
}: PhotoCaption): Readonly<Record<Exclude<CaptionField, "alt">, string>> {
  return {
    subject,
    location: settings.locationText,
    credit: settings.photoBy,
    additionalCredits: settings.additionalCredits,
    camera: camera.camera ?? "",
    lens: camera.lens ?? "",
    film: camera.film ?? "",
  };
}

/** A cell's text in CSV and on the clipboard: as typed for this photo, with its fields; otherwise as printed. */
export function exportedText({ own, text, printed }: Cell): string {
  return own ? text : printed;
}

/** The edit that changes a cell's text; null if it stays the same. */
export function editOf(id: string, field: CaptionField, cell: Cell, typed: string): CaptionEdit | null {
  const text = limitedText(field, typed);
  if (text === cell.text || text === exportedText(cell)) return null;
  return { id, field, text: text === "" && FROM_FILE.has(field) ? null : text };
}

/** The edit that clears a cell: first this photo's text, then the text for all photos; null if it is empty. */
export function clearingOf(id: string, field: CaptionField, { own, printed }: Cell): CaptionEdit | null {
  if (own && field !== "subject") return { id, field, text: null };
  return printed === "" || FROM_FILE.has(field) ? null : { id, field, text: "" };
}
