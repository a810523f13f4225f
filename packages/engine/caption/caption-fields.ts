/** A photo's caption texts, as the editor's table and the command line have them. */
import { TEXT_LIMIT } from "../settings/kinds.ts";
import { linesOf } from "./clean-line.ts";
import { TYPED_FIELDS, type TypedField } from "./photo-caption.ts";

export type CaptionField = "subject" | TypedField;

/** In printing order. */
export const CAPTION_FIELDS: readonly CaptionField[] = ["subject", ...TYPED_FIELDS];

/** Limits a text for its field: to one line except for the credits, and to the maximum length. */
export function limitedText(field: CaptionField, text: string): string {
  const separator = field === "additionalCredits" ? "\n" : " ";
  const whole = linesOf(text).join(separator);
  return whole.length <= TEXT_LIMIT ? whole : whole.slice(0, TEXT_LIMIT).replace(/\p{Surrogate}$/u, "");
}
