import type { Settings } from "../settings/table.ts";
import {
  acceptedByFileSystems,
  LONGEST_FILE_NAME,
  splitEnding,
  utf8Length,
  withinBytes,
  withoutExportPrefix,
} from "./file-name.ts";

/** A calendar day; months count from 1. A Date stands for its day in local time. */
export type ExportDay = Date | { readonly year: number; readonly month: number; readonly day: number };

export interface ExportNameParts {
  /** The photo's file name. */
  readonly original: string;
  readonly format: Settings["exportFormat"];
  readonly date: ExportDay;
  /** Four characters from {@link randomPart}. */
  readonly random: string;
  /** Filled template; the usual name if it is blank. */
  readonly name?: string;
}

export interface BatchNameParts {
  readonly date: ExportDay;
  /** Six characters from {@link randomPart}. */
  readonly random: string;
  readonly ending?: "zip" | "pdf";
}

/** Replaces an original name without usable characters. */
const FALLBACK_NAME = "photo";

/**
 * Returns an export's file name, `matte-{random}-{YYYYMMDD}-{original without ending}.{png or jpeg}`: valid in every common file
 * system, in NFC, at most 255 bytes of UTF-8 (the original's name is cut). The name of an export that is exported again does not
 * grow.
 */
export function exportName({ original, format, date, random, name: chosen = "" }: ExportNameParts): string {
  if (chosen.trim() !== "") return chosenName(chosen.trim(), format);
  const start = `matte-${random}-${dayDigits(date)}-`;
  const ending = `.${format}`;
  const name = acceptedByFileSystems(splitEnding(withoutExportPrefix(original)).stem);
  const limit = LONGEST_FILE_NAME - start.length - ending.length;
  return start + (withinBytes(name, limit) || FALLBACK_NAME) + ending;
}

/**
 * Returns an export's file name in a folder of exports: the chosen name, else the photo's, without date and random part, so the
 * next export into the folder has the same name.
 */
export function exportNameInFolder({ original, format, name = "" }: Omit<ExportNameParts, "date" | "random">): string {
  return chosenName(name.trim() === "" ? splitEnding(withoutExportPrefix(original)).stem : name.trim(), format);
}

/** Names of devices in Windows, which are no files under any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu;

/** A chosen name: valid like the usual one, with the format's ending. */
function chosenName(chosen: string, format: Settings["exportFormat"]): string {
  const ending = `.${format}`;
  const accepted = acceptedByFileSystems(chosen).replace(DEVICE, "$&-");
  return (withinBytes(accepted, LONGEST_FILE_NAME - ending.length) || FALLBACK_NAME) + ending;
}

/** Inserts the size's name before the ending; the same for an empty one. */
export function withSizeName(name: string, size: string): string {
  if (size === "") return name;
  const { stem, ending } = splitEnding(name);
  const suffix = `-${size}${ending}`;
  return withinBytes(stem, LONGEST_FILE_NAME - utf8Length(suffix)) + suffix;
}

/** A batch's file name, `matte-batch-{YYYYMMDD}-{random}.zip`. */
export function batchName({ date, random, ending = "zip" }: BatchNameParts): string {
  return `matte-batch-${dayDigits(date)}-${random}.${ending}`;
}

function dayDigits(date: ExportDay): string {
  const { year, month, day } = date instanceof Date ? localDay(date) : date;
  return digits(year, 4) + digits(month, 2) + digits(day, 2);
}

function localDay(date: Date): { year: number; month: number; day: number } {
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

function digits(value: number, length: number): string {
  return String(value).padStart(length, "0");
}
