/** Table of settings: one row each, in `rows/`. Everything that concerns all settings derives from it. */
import type { Range } from "./range.ts";
import type { Row } from "./row.ts";
import { BOARD_ROWS } from "./rows/board.ts";
import { CAPTION_ROWS } from "./rows/caption.ts";
import { LOGO_ROWS } from "./rows/logo.ts";
import { MARK_ROWS } from "./rows/mark.ts";
import { MATTE_ROWS } from "./rows/matte.ts";
import { OUTPUT_ROWS } from "./rows/output.ts";
import { PAPER_ROWS } from "./rows/paper.ts";
import { PDF_ROWS } from "./rows/pdf.ts";
import { PROFILE_ROWS } from "./rows/profile.ts";
import { STROKE_ROWS } from "./rows/stroke.ts";

export const SETTING_ROWS = {
  ...STROKE_ROWS,
  ...MATTE_ROWS,
  ...BOARD_ROWS,
  ...CAPTION_ROWS,
  ...LOGO_ROWS,
  ...MARK_ROWS,
  ...OUTPUT_ROWS,
  ...PAPER_ROWS,
  ...PDF_ROWS,
  ...PROFILE_ROWS,
};

type Rows = typeof SETTING_ROWS;
type Values<R extends Readonly<Record<string, Row>>> = { readonly [Field in keyof R]: R[Field]["default"] };

export interface Settings extends Values<Rows> {}
export type SettingField = keyof Settings;

/** Fields whose rows have a trait. */
export type FieldWith<Trait> = {
  [Field in SettingField]: Rows[Field]["traits"] extends Trait ? Field : never;
}[SettingField];

type NumberField = {
  [Field in SettingField]: Settings[Field] extends number ? Field : never;
}[SettingField];

export type MetadataDisplay = Settings["metadataDisplay"];
export type MetadataFont = Settings["metadataFont"];
export type CaptionLayout = Settings["captionLayout"];
export type LabelStyle = Settings["labelStyle"];
export type LabelCorner = Settings["labelCorner"];
export type LabelPlace = Settings["labelPlace"];
export type PhotoMarkKind = Settings["photoMark"];
export type MarkPlace = Settings["photoMarkPlace"];
export type TextFinish = Settings["textFinish"];
export type CaptionLanguage = Settings["captionLanguage"];
export type DateFormat = Settings["dateFormat"];
export type LogoPosition = Settings["logoPosition"];
/** Formats of pictures. */
export type ExportFormat = Exclude<Settings["exportFormat"], "pdf">;
export type SocialPreset = Settings["socialPreset"];
export type CarouselRatio = Settings["carouselRatio"];
export type MeasuredBy = Settings["measuredBy"];
export type MatteSides = NonNullable<Settings["matteSides"]>;
export type Shape = Settings["shape"];
export type StrokeUnit = Settings["strokeUnit"];
export type PrintSize = Settings["printSize"];
export type BackgroundSetting = Settings["background"];
export type ShadowSetting = Settings["shadow"];
export type SurfaceSetting = Settings["surface"];
export type Logo = NonNullable<Settings["customLogo"]>;
export type KeptLogo = NonNullable<Settings["keptLogo1"]>;
export type LocalFont = NonNullable<Settings["localFont"]>;

export const SETTING_FIELDS = Object.keys(SETTING_ROWS) as readonly SettingField[];

/** Returns the row of a setting without the types of its value. */
export function rowOf(field: SettingField): Row {
  return SETTING_ROWS[field];
}

/** Computes settings for some fields, each from a function. */
export function settingsOf<Field extends SettingField>(
  fields: readonly Field[],
  valueOf: (field: Field) => Settings[Field],
): Pick<Settings, Field> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Pick<Settings, Field>;
}

export const DEFAULT_SETTINGS: Settings = settingsOf(SETTING_FIELDS, (field) => SETTING_ROWS[field].default);

/** Ranges of numbers, in the units of {@link Settings}. */
export const RANGES = Object.fromEntries(SETTING_FIELDS.flatMap(rangeEntries)) as Readonly<Record<NumberField, Range>>;

function rangeEntries(field: SettingField): [SettingField, Range][] {
  const { kind } = rowOf(field);
  return kind.type === "number" ? [[field, { min: kind.min, max: kind.max, step: kind.step }]] : [];
}
