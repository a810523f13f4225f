import type { ExportFormat } from "../settings/table.ts";
import { acceptedByFileSystems, LONGEST_FILE_NAME, splitEnding, withinBytes } from "./file-name.ts";

/** A calendar day; months count from 1. A Date stands for its day in local time. */
export type ExportDay = Date | { readonly year: number; readonly month: number; readonly day: number };

export interface ExportNameParts {
  /** The photo's file name. */
  readonly original: string;
  readonly format: ExportFormat;
  readonly date: ExportDay;
  /** Four characters of {@link randomPart}. */
  readonly random: string;
}

export interface BatchNameParts {
  readonly date: ExportDay;
  /** Six characters of {@link randomPart}. */
  readonly random: string;
}

/** Replaces an original name without usable characters. */
const FALLBACK_NAME = "photo";

/**
 * An export's file name, `matte-{random}-{YYYYMMDD}-{original without ending}.{png or jpeg}`: valid in every common file
 * system, in NFC, at most 255 bytes of UTF-8 (the original's name is cut).
 */
export function exportName({ original, format, date, random }: ExportNameParts): string {
  const start = `matte-${random}-${dayDigits(date)}-`;
  const ending = `.${format}`;
  const name = acceptedByFileSystems(splitEnding(original).stem);
  const limit = LONGEST_FILE_NAME - start.length - ending.length;
  return start + (withinBytes(name, limit) || FALLBACK_NAME) + ending;
}

/** A batch's file name, `matte-batch-{YYYYMMDD}-{random}.zip`. */
export function batchName({ date, random }: BatchNameParts): string {
  return `matte-batch-${dayDigits(date)}-${random}.zip`;
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
