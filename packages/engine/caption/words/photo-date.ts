import type { RawValue } from "../tags.ts";
import { tagText } from "../tag-text.ts";

/** A moment as a camera's clock showed it; its time zone is not converted. */
export interface PhotoDate {
  readonly year: number;
  /** 1 to 12; absent in dates of XMP and IPTC that are known to the year only. */
  readonly month?: number;
  /** 1 to 31. */
  readonly day?: number;
  readonly hour?: number;
  readonly minute?: number;
}

/**
 * Dates of EXIF (`2024:06:01 18:30:00`), ISO 8601 and XMP (`2024-06-01T18:30:00+02:00`, `2024-06`, `2024`), and IPTC
 * (`20240601`, a time after it as `183000+0200`). Parts that are not known are blank in EXIF, and zeros in IPTC.
 */
const DATE =
  /^(?<year>\d{4})(?:[:\-/.]?(?<month>\d{2})(?:[:\-/.]?(?<day>\d{2})(?:[T\s]\s*(?<hour>\d{2}):?(?<minute>\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}(?::?\d{2})?)?)?)?)?$/iu;

const BLANK_PARTS = /[\s:]+$/u;

/** Years in which photographs exist. */
const YEARS = { first: 1826, last: 2999 };

/**
 * Reads a date in any of the forms that files have. The zone is dropped: a caption shows the clock at the place of the photo.
 * @returns undefined for anything else, for days that do not exist, and for a clock that was never set
 */
export function readPhotoDate(value: RawValue): PhotoDate | undefined {
  const groups = DATE.exec((tagText(value) ?? "").replace(BLANK_PARTS, ""))?.groups;
  if (groups === undefined) return undefined;
  const { year = 0, ...rest } = numbersIn(groups);
  const date: PhotoDate = { year, ...knownParts(rest) };
  return isPossible(date) && !isUnset(date) ? date : undefined;
}

function numbersIn(groups: Readonly<Record<string, string | undefined>>): Partial<PhotoDate> {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([name, digits]) => (digits === undefined ? [] : [[name, Number(digits)]])),
  );
}

/** The parts before the first zero, which IPTC writes for a month or a day that is not known. */
function knownParts(parts: Omit<PhotoDate, "year">): Omit<PhotoDate, "year"> {
  const { month, day } = parts;
  if (month === undefined || month === 0) return {};
  return day === 0 ? { month } : parts;
}

function isPossible({ year, month = 1, day = 1, hour = 0, minute = 0 }: PhotoDate): boolean {
  const inYear = year >= YEARS.first && year <= YEARS.last;
  return inYear && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) && hour < 24 && minute < 60;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** True for the Unix epoch, which cameras write while their clock is not set. */
function isUnset({ year, month, day, hour = 0, minute = 0 }: PhotoDate): boolean {
  return year === 1970 && month === 1 && day === 1 && hour === 0 && minute === 0;
}
