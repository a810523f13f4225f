/** Parts that the rows of styles share. */
import type { FieldGroup, LabelRole, LabelText } from "../types.ts";

const EN_SPACE = "\u2002";
const DOT = " · ";
export const WIDE_DOT = `${EN_SPACE}·${EN_SPACE}`;

export const QUIET = { face: "Inter", weight: 400, tracking: 0, ink: 0.62 } as const;
export const SERIF = { face: "Newsreader 16pt", tracking: 0, ink: 1 } as const;

/** A place and its year, as on a museum's label. */
export const PLACE: FieldGroup = { parts: ["location", "year"], join: ", " };

/** Parts of a line. @param most lines before the rest is cut */
export function text(parts: FieldGroup["parts"], role: LabelRole, most?: number, join = DOT): LabelText {
  return { parts, join, role, ...(most !== undefined && { most }) };
}
