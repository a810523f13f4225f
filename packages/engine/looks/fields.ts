/** A look's settings; derived from the table of settings. */
import type { Capability } from "../plans/rows.ts";
import { rowOf, SETTING_FIELDS, type FieldWith, type SettingField, type Settings } from "../settings/table.ts";
import { BOARD_ROWS } from "../settings/rows/board.ts";
import { MATTE_ROWS } from "../settings/rows/matte.ts";
import { OUTPUT_ROWS } from "../settings/rows/output.ts";
import { STROKE_ROWS } from "../settings/rows/stroke.ts";
import { PRESET_FIELDS, type PresetField } from "../settings/subsets.ts";

type FrameField =
  | keyof typeof MATTE_ROWS
  | keyof typeof STROKE_ROWS
  | keyof typeof BOARD_ROWS
  | (typeof CAPTION_TYPE)[number];

/**
 * Logos, marks and fonts from one computer are not in looks. Nor are place names: a link must not make an export reveal where a photo was
 * taken.
 */
type LookField = Exclude<
  PresetField,
  FieldWith<{ needs: "logo" }> | FieldWith<{ needs: "photoMark" }> | FieldWith<{ needs: "localFonts" }> | "placeNames"
>;

/** A look's settings without texts: names, places and credits belong to photos. */
export type LookSettings = Partial<Pick<Settings, LookField>>;

/** All settings changed by choosing a look. */
export type FrameSettings = Pick<Settings, FrameField>;

const CAPTION_TYPE = [
  "captionLayout",
  "captionColor",
  "textFinish",
  "localFont",
  "labelStyle",
  "labelFont",
  "labelPlace",
  "labelCorner",
  "metadataFont",
  "metadataFontSize",
] as const satisfies readonly SettingField[];

/**
 * Fields set by every look, missing ones to their defaults: matte, strokes, shape, and type of the caption, which a font of the
 * computer would replace. No look sets others, so choosing several looks equals choosing the last.
 */
export const FRAME_FIELDS = SETTING_FIELDS.filter(
  (field) =>
    [MATTE_ROWS, STROKE_ROWS, BOARD_ROWS].some((rows) => Object.hasOwn(rows, field)) ||
    CAPTION_TYPE.some((type) => type === field),
) as readonly FrameField[];

/** Capabilities for what belongs to a person or a computer. */
const PERSONAL: readonly Capability[] = ["logo", "photoMark", "localFonts"];

/**
 * Fields in links, files and exports. Choosing a look sets only those for its frame; the others are for programs without a panel.
 */
export const LOOK_FIELDS = PRESET_FIELDS.filter(isInLooks) as readonly LookField[];

function isInLooks(field: PresetField): boolean {
  const { kind, traits } = rowOf(field);
  return field !== "placeNames" && kind.type !== "text" && !PERSONAL.some((need) => traits.needs === need);
}

/** Fields of an export that come back with its photo: the frame, and which lines its caption prints. The file's settings do not. */
export const RETURNING_FIELDS = LOOK_FIELDS.filter((field) => !Object.hasOwn(OUTPUT_ROWS, field));

/** Texts that a look carries only on request, because they name people and places. */
export const LOOK_TEXTS = [
  "locationText",
  "photoBy",
  "additionalCredits",
  "cameraText",
  "lensText",
  "filmText",
  "customDateFormat",
] as const satisfies readonly PresetField[];

export type LookTexts = Partial<Pick<Settings, (typeof LOOK_TEXTS)[number]>>;
