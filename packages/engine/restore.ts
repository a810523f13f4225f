/** Whatever was stored, on any day and by anybody, becomes settings here or is left out. */
import { hexColour } from "./colour.ts";
import { clamp, RANGES } from "./ranges.ts";
import {
  DEFAULT_SETTINGS,
  EXPORT_FORMATS,
  LOGO_POSITIONS,
  METADATA_DISPLAYS,
  METADATA_FONTS,
  SOCIAL_PRESETS,
  type LocalFont,
  type Logo,
  type Settings,
} from "./settings.ts";

/** The fields SPEC §3 keeps in local browser storage, and no others. */
export const STORED_FIELDS = [
  "innerBorderSize",
  "innerBorderColor",
  "outerBorderSize",
  "outerBorderColor",
  "showMetadata",
  "printSubjectName",
  "locationText",
  "subjectName",
  "photoBy",
  "additionalCredits",
  "metadataDisplay",
  "metadataFont",
  "metadataFontSize",
  "logoSize",
  "logoPosition",
  "exportFormat",
  "socialPreset",
] as const satisfies readonly (keyof Settings)[];

export type StoredSettings = Pick<Settings, (typeof STORED_FIELDS)[number]>;

/** Longest text kept of a field, in UTF-16 units; several times what fits into any caption. */
export const TEXT_LIMIT = 1000;
/** The stroke's limit depends on the photo; this only refuses what no photo can have (20 percent of 65,535 px). */
const STROKE_LIMIT = { min: 0, max: 13_107 };

type Reader<T> = (value: unknown) => T | undefined;

const READERS: { readonly [Field in keyof Settings]: Reader<Settings[Field]> } = {
  innerBorderSize: (value) => mapped(numberIn(value, STROKE_LIMIT), Math.round),
  innerBorderColor: hexColour,
  outerBorderSize: (value) => numberIn(value, RANGES.outerBorderSize),
  outerBorderColor: hexColour,
  showMetadata: flag,
  printSubjectName: flag,
  customLogo: logo,
  customLogoOnDark: logo,
  logoPosition: oneOf(LOGO_POSITIONS),
  logoSize: (value) => numberIn(value, RANGES.logoSize),
  metadataFontSize: (value) => numberIn(value, RANGES.metadataFontSize),
  metadataFont: oneOf(METADATA_FONTS),
  localFont,
  metadataDisplay: oneOf(METADATA_DISPLAYS),
  locationText: text,
  subjectName: text,
  photoBy: text,
  additionalCredits: text,
  exportFormat: oneOf(EXPORT_FORMATS),
  socialPreset: oneOf(SOCIAL_PRESETS),
  keepOriginalJpeg: flag,
  keepLocation: flag,
};

/** Settings from anything: known fields of the right kind, clamped into range; the default for every other. Never throws. */
export function restoreSettings(stored: unknown): Settings {
  const found = isRecord(stored) ? stored : {};
  const restored = Object.entries(READERS).flatMap(([field, read]) => {
    const value = Object.hasOwn(found, field) ? read(found[field]) : undefined;
    return value === undefined ? [] : [[field, value] as const];
  });
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(restored) };
}

/** The part of the settings that local browser storage keeps. */
export function storedSettings(settings: Settings): StoredSettings {
  return Object.fromEntries(STORED_FIELDS.map((field) => [field, settings[field]])) as unknown as StoredSettings;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapped<A, B>(value: A | undefined, change: (value: A) => B): B | undefined {
  return value === undefined ? undefined : change(value);
}

function numberIn(value: unknown, range: { min: number; max: number }): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? clamp(value, range) : undefined;
}

function flag(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value.slice(0, TEXT_LIMIT).toWellFormed() : undefined;
}

function oneOf<T extends string>(choices: readonly T[]): Reader<T> {
  return (value) => choices.find((choice) => choice === value);
}

function logo(value: unknown): Logo | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { id, name, width, height } = value;
  const sound = typeof id === "string" && typeof name === "string" && isSide(width) && isSide(height);
  return sound ? { id, name: name.slice(0, TEXT_LIMIT).toWellFormed(), width, height } : undefined;
}

function localFont(value: unknown): LocalFont | null | undefined {
  if (value === null) return null;
  if (!isRecord(value)) return undefined;
  const { family, postscriptName } = value;
  return isFontName(family) && isFontName(postscriptName) ? { family, postscriptName } : undefined;
}

/** Stands in CSS between quotes. */
function isFontName(value: unknown): value is string {
  return typeof value === "string" && /^[^"\\\p{Cc}]{1,100}$/u.test(value);
}

function isSide(value: unknown): value is number {
  return typeof value === "number" && value >= 1 && value <= 65_535;
}
