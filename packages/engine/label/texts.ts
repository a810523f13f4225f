/** Texts for which a label needs fonts, with their typefaces: all that its style may print. */
import { upperCase } from "../caption/case.ts";
import type { LayoutInput, PrintedLine } from "../layout/types.ts";
import { labelContent, textOf } from "./content.ts";
import { fieldsOf } from "./fields.ts";
import { kindOf } from "./kinds.ts";
import { LABEL_ROWS } from "./rows/index.ts";
import type { Arrangement, LabelRole, LabelStyleRow } from "./types.ts";

/** Separators, spaces and words added by arrangements. */
const ADDED = " \u00A0\u2002\u202F·,.:;()…0123456789APhoto";
const ADDED_TO_HAN = "。";

export function labelTexts(input: Pick<LayoutInput, "settings" | "subject" | "camera">): readonly PrintedLine[] {
  const { labelStyle, labelFont } = input.settings;
  if (labelStyle === "plain") return [];
  const { arrangement }: LabelStyleRow = LABEL_ROWS[labelStyle];
  const printed = textOf(labelContent(input), fieldsOf(arrangement));
  if (printed === "") return [];
  const all = printed + ADDED + (kindOf(printed).isHan ? ADDED_TO_HAN : "");
  return rolesOf(arrangement).map(({ face, weight, capitals }) => ({
    text: capitals === true ? all + upperCase(all) : all,
    weight: labelFont === "chosen" && weight === 300 ? 400 : weight,
    ...(labelFont === "style" && { face }),
  }));
}

/** Lists the type of all texts in an arrangement. */
export function rolesOf(arrangement: Arrangement): readonly LabelRole[] {
  switch (arrangement.kind) {
    case "columns":
      return [...arrangement.left, ...arrangement.right].map(({ role }) => role);
    case "stack":
      return arrangement.blocks.flatMap(({ texts }) => texts.map(({ role }) => role));
    case "table": {
      const { camera, lens, line, name, value } = arrangement;
      return [camera.role, lens.role, line.role, name, value];
    }
    case "strip":
      return [arrangement.role];
    case "run":
      return [arrangement.lead, arrangement.text];
  }
}
