/** A photo's caption texts, as the editor's table and the command line have them. */
import { TEXT_LIMIT } from "../settings/kinds.ts";
import { linesOf } from "./clean-line.ts";
import { TYPED_FIELDS, type TypedField } from "./photo-caption.ts";

export type CaptionField = "subject" | TypedField;

/** In printing order. */
export const CAPTION_FIELDS: readonly CaptionField[] = ["subject", ...TYPED_FIELDS];

/** Returns whether a field's text may have several lines. */
export function isMultiline(field: CaptionField): boolean {
  return field === "additionalCredits" || field === "alt";
}

/** Limits a text for its field: to the lines that it may have, and to the maximum length. */
export function limitedText(field: CaptionField, text: string): string {
  const separator = isMultiline(field) ? "\n" : " ";
  const whole = linesOf(text).join(separator);
  return whole.length <= TEXT_LIMIT ? whole : whole.slice(0, TEXT_LIMIT).replace(/\p{Surrogate}$/u, "");
}
